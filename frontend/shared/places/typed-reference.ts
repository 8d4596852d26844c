import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import {
  explorerPath,
  formatReference,
  type ParsedReference,
  parseReference,
  type Reference,
} from '../../../domain/reference/index.ts';
import { searchHref, UNITS_OFFERED } from '../../addresses/search-address.ts';
import { goToText } from '../../text/places/go-to-text.ts';
import { STANDARD_METHODS } from '../methods/methods.ts';
import { numberHint } from '../methods/number-hint.ts';
import type { Choice } from '../questions/choice.ts';
import { readQuestion } from '../questions/patterns.ts';

export interface Answer {
  readonly problem: string | null;
  readonly choices: readonly Choice[];
  /** The choice that Enter opens. Null if the reader must choose first. */
  readonly first: Choice | null;
  /** The question that the text asks. It is one of the choices. */
  readonly question?: Choice;
}

const toSearch = (text: string): Choice => ({
  label: goToText.search(text),
  detail: null,
  href: searchHref({ term: text }),
});

const toPlace = (reference: Reference, detail: string | null): Choice => ({
  label: formatReference(reference),
  detail,
  href: explorerPath(reference),
});

function detailOf({ endVerse }: Reference, hasOther: boolean): string | null {
  if (endVerse !== undefined) return goToText.range;
  return hasOther ? goToText.englishNumbering : null;
}

function toNumber(value: number, search: Choice): Answer {
  const page: Choice = {
    label: goToText.number(value),
    detail: goToText.aboutNumber,
    href: `/number/${value}`,
  };
  const units = UNITS_OFFERED.map((unit) => ({
    label: goToText.units[unit],
    detail: goToText.addUp(value),
    href: searchHref({ unit, method: STANDARD_METHODS }, value),
    count: { value, unit },
  }));
  return { problem: null, choices: [page, ...units, search], first: page };
}

/**
 * Reads the text in the reference box. A number leads to its page and to what adds up to it. A reference is the first
 * choice, and Enter goes there; its other numbering and the further places of a list follow. A missing place offers the
 * nearest one, and a misspelled book the book with nearly this name. A sentence that asks a question leads to its answer.
 * Everything else is a text to search for.
 */
export function answer(typed: string): Answer {
  const text = typed.trim();
  if (text === '') return { problem: null, choices: [], first: null };
  const search = toSearch(text);
  const number = readTypedNumber(text.replace(/^=(?=\d)/u, ''), MAX_VALUE);
  if (number.ok) return toNumber(number.value, { ...search, label: goToText.searchText(text) });
  if (number.reason === 'small' || number.reason === 'large') {
    return { problem: numberHint(text), choices: [search], first: null };
  }
  // With “=” a name such as רות or Ἰησοῦς is a word whose value is asked for, and no book. “Compare” asks for two verses.
  const asked = /=|^compare\b/iu.test(text) ? toQuestion(text, search) : null;
  if (asked !== null) return asked;
  const parsed = parseReference(text);
  if (!parsed.ok) return toQuestion(text, search) ?? toNearest(parsed, search);
  const { reference, note, alternative, others = [] } = parsed;
  const place = toPlace(reference, note ?? detailOf(reference, alternative !== undefined));
  const other = alternative === undefined ? [] : [toPlace(alternative.reference, alternative.note)];
  const further = others.map((one) => toPlace(one.reference, one.note ?? detailOf(one.reference, false)));
  return { problem: null, choices: [place, ...other, ...further, search], first: place };
}

/** The choices for a question. The text can always be searched too. Null if it asks none. */
function toQuestion(text: string, search: Choice): Answer | null {
  const question = readQuestion(text);
  if (question === null) return null;
  const choices = question.isUnsure ? [search, question] : [question, search];
  return { problem: null, choices, first: choices[0] ?? null, question };
}

/** The choices for a text that names no place. A misspelled book without numbers can also be a word to search for. */
function toNearest(
  { kind, reason, suggestion }: Extract<ParsedReference, { ok: false }>,
  search: Choice,
): Answer {
  if (suggestion === undefined) return { problem: null, choices: [search], first: search };
  if (kind === 'not-a-reference')
    return { problem: null, choices: [search, toPlace(suggestion, goToText.didYouMean)], first: search };
  const detail = kind === 'no-such-book' ? goToText.didYouMean : goToText.nearest;
  return { problem: reason, choices: [toPlace(suggestion, detail), search], first: null };
}
