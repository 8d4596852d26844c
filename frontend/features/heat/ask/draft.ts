import { wholeNumber } from '../../../../domain/basics/index.ts';
import { MAX_VALUE } from '../../../../domain/contract/limits.ts';
import type { MethodId } from '../../../../domain/gematria/method-types.ts';
import { METHODS_WITHOUT_SPANS } from '../../../../domain/gematria/methods-without-spans.ts';
import { type AskedValues, type HeatQuestion, parseHeatQuestion } from '../../../../domain/heat/index.ts';
import { readTypedNumber, withoutSeparators } from '../../../../domain/numbers/index.ts';
import { methodLabel, STANDARD_METHODS } from '../../../shared/methods/methods.ts';
import { numberHint } from '../../../shared/methods/number-hint.ts';
import { heatText } from '../../../text/instruments/heat-text.ts';

export const WHATS = ['word', 'phrase', 'verse', 'spelling', 'lemma', 'length'] as const;
export type What = (typeof WHATS)[number];
export const HOWS = ['exactly', 'about', 'between', 'multiple'] as const;
export type How = (typeof HOWS)[number];

/** The fields of a sentence as the reader left them. Fields that the sentence does not show keep what was typed. */
export interface Draft {
  readonly what: What;
  readonly how: How;
  readonly value: string;
  readonly end: string;
  readonly distance: string;
  readonly methods: readonly MethodId[];
  readonly letters: string;
  readonly lemma: string;
  readonly unit: 'words' | 'letters';
  readonly isAnyLength: boolean;
  readonly shortest: string;
  readonly longest: string;
}

const NEW_DRAFT: Draft = {
  what: 'word',
  how: 'exactly',
  value: '26',
  end: '32',
  distance: '3',
  methods: STANDARD_METHODS,
  letters: 'יהוה',
  lemma: 'H2617',
  unit: 'words',
  isAnyLength: true,
  shortest: '1',
  longest: '5',
};

/** The fields that show a question. The other fields keep their content. */
export function draftOf(question: HeatQuestion | null, before: Draft = NEW_DRAFT): Draft {
  if (question === null) return before;
  const { kind } = question;
  switch (kind) {
    case 'spelling':
      return { ...before, what: kind, letters: question.letters };
    case 'lemma':
      return { ...before, what: kind, lemma: question.number };
    case 'length': {
      const { unit, range } = question;
      const ends = range === null ? {} : { shortest: `${range.low}`, longest: `${range.high}` };
      return { ...before, what: kind, unit, isAnyLength: range === null, ...ends };
    }
    default:
      return { ...withValues(before, question.values), what: kind, methods: question.methods };
  }
}

/** The fields with other values. "A value near" stays if the middle of the new range is a whole number. */
export function withValues(draft: Draft, values: AskedValues): Draft {
  if ('multipleOf' in values) return { ...draft, how: 'multiple', value: `${values.multipleOf}` };
  const { low, high } = values;
  const half = (high - low) / 2;
  if (draft.how === 'about' && half > 0 && Number.isInteger(half))
    return { ...draft, value: `${low + half}`, distance: `${half}` };
  if (low === high) return { ...draft, how: 'exactly', value: `${low}` };
  return { ...draft, how: 'between', value: `${low}`, end: `${high}` };
}

/** The question of a sentence, or what is wrong with a field. The hint is null while a field is only empty. */
export type ReadDraft = { readonly question: HeatQuestion } | { readonly hint: string | null };

export function readDraft(draft: Draft): ReadDraft {
  switch (draft.what) {
    case 'spelling':
      return parsed(`spelling.${draft.letters.trim()}`, draft.letters, heatText.hints.letters);
    case 'lemma':
      return parsed(`lemma.${draft.lemma.trim()}`, draft.lemma, heatText.hints.lemma);
    case 'length':
      return readLength(draft);
    default: {
      const values = readValues(draft);
      if ('hint' in values) return values;
      const question = { kind: draft.what, values, methods: draft.methods };
      const unfit = methodWithoutPhrases(question);
      return unfit === undefined ? { question } : { hint: heatText.hints.phrases(methodLabel(unfit)) };
    }
  }
}

/** The question of a sentence; null if a field is wrong or empty. */
export function questionOf(draft: Draft): HeatQuestion | null {
  const read = readDraft(draft);
  return 'question' in read ? read.question : null;
}

/** The method of a question about phrases that cannot count them. Only an address asks such a question. */
export const methodWithoutPhrases = (question: HeatQuestion): MethodId | undefined =>
  question.kind === 'phrase' ? question.methods.find((id) => METHODS_WITHOUT_SPANS.includes(id)) : undefined;

function parsed(form: string, typed: string, hint: string): ReadDraft {
  const question = parseHeatQuestion(form);
  if (question !== null) return { question };
  return { hint: typed.trim() === '' ? null : hint };
}

const length = wholeNumber(1, 9_999);

function readLength({ unit, isAnyLength, shortest, longest }: Draft): ReadDraft {
  if (isAnyLength) return { question: { kind: 'length', unit, range: null } };
  const low = length(shortest);
  const high = length(longest);
  if (low === undefined || high === undefined)
    return { hint: shortest.trim() === '' || longest.trim() === '' ? null : heatText.hints.length };
  if (high < low) return { hint: heatText.hints.end };
  return { question: { kind: 'length', unit, range: { low, high } } };
}

const distance = wholeNumber(0, 999_999);

function readValues({ how, value, end, distance: typed }: Draft): AskedValues | { hint: string | null } {
  const first = readTypedNumber(value, MAX_VALUE);
  if (!first.ok) return { hint: numberHint(value) };
  if (how === 'multiple') return { multipleOf: first.value };
  if (how === 'exactly') return { low: first.value, high: first.value };
  if (how === 'about') {
    const away = distance(withoutSeparators(typed.trim()));
    if (away === undefined) return { hint: typed.trim() === '' ? null : heatText.hints.distance };
    return { low: Math.max(1, first.value - away), high: Math.min(MAX_VALUE, first.value + away) };
  }
  const last = readTypedNumber(end, MAX_VALUE);
  if (!last.ok) return { hint: numberHint(end) };
  return last.value < first.value ? { hint: heatText.hints.end } : { low: first.value, high: last.value };
}
