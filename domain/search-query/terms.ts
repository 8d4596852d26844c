import { MAX_VALUE } from '../contract/limits.ts';
import type { GematriaScript } from '../gematria/method-types.ts';
import { readTypedNumber } from '../numbers/index.ts';
import type { SearchTerm, Unreadable } from './query-type.ts';
import { wordRuns } from './tokens.ts';

/** The terms of a piece of a query. The list is empty if the piece is only punctuation. */
export type ReadPiece = { readonly ok: true; readonly terms: readonly SearchTerm[] } | Unreadable;

const STRONGS = /^([HG])0*([1-9]\d{0,4})([a-z])?$/iu;
/** The characters that divide words without a space between them, because they cannot be inside a word. */
const DIVIDERS = /[,;:.!?/\\|…–—()[\]{}<>]+/u;

const refused = (hint: string): Unreadable => ({ ok: false, hint });
const terms = (...read: SearchTerm[]): ReadPiece => ({ ok: true, terms: read });

/** Reads a piece without quotation marks: `=26`, `H430`, `lemma:…`, words. With `otherForms`, words are stemmed. */
export function readWord(text: string, otherForms: boolean): ReadPiece {
  if (text.startsWith('=')) return readValue(text.slice(1));
  if (/^lemma:/iu.test(text)) return readLemma(text.slice(6));
  const strongs = strongsTerm(text);
  if (strongs !== null) return terms(strongs);
  const read: SearchTerm[] = [];
  for (const part of text.split(DIVIDERS)) {
    const one = readPlain(part, otherForms);
    if (!one.ok) return one;
    read.push(...one.terms);
  }
  return terms(...read);
}

/** Reads a piece in quotation marks: words in one script that must occur in this order, without stemming. */
export function readPhrase(piece: { text: string; prefix: boolean; lemma: boolean }): ReadPiece {
  if (piece.lemma) return readLemma(piece.text);
  const inner = piece.text.trimEnd();
  const prefix = piece.prefix || inner.endsWith('*');
  const runs = wordRuns(piece.text);
  const [run, other] = runs;
  if (inner.replace(/\*$/u, '').includes('*')) return refused(STAR);
  if (other !== undefined)
    return refused('A phrase in quotation marks can only have one script. Make it two phrases.');
  if (run === undefined) return prefix ? refused(STAR) : terms();
  return terms({ kind: 'words', ...run, exact: true, prefix });
}

const STAR = 'Put the star * after the beginning of a word, as in shep*.';

function readPlain(text: string, otherForms: boolean): ReadPiece {
  const star = text.indexOf('*');
  const prefix = star !== -1;
  if (prefix && (star === 0 || star !== text.length - 1)) return refused(STAR);
  const runs = wordRuns(text);
  if (prefix && runs.length === 0) return refused(STAR);
  return terms(
    ...runs.map((run, at) => {
      const begins = prefix && at === runs.length - 1;
      // The stem of a word need not be its beginning (happi, happiness). So beginnings of words are searched
      // without stemming.
      return { kind: 'words', ...run, exact: begins || !otherForms, prefix: begins } as const;
    }),
  );
}

function strongsTerm(text: string): SearchTerm | null {
  const [, language, digits, letter = ''] = STRONGS.exec(text) ?? [];
  if (language === undefined || digits === undefined) return null;
  return { kind: 'strongs', number: language.toUpperCase() + digits + letter.toLowerCase() };
}

function readLemma(text: string): ReadPiece {
  const strongs = strongsTerm(text.trim());
  if (strongs !== null) return terms(strongs);
  const runs = wordRuns(text);
  const [run] = runs;
  const one = runs.length === 1 && run?.tokens.length === 1 && run.script !== 'latin' && !text.includes('*');
  if (!one)
    return refused(
      'Write one Hebrew or Greek word or its number right after lemma:, as in lemma:אלהים or lemma:G3056.',
    );
  return terms({ kind: 'lemma', script: run.script as GematriaScript, letters: run.tokens[0] });
}

function readValue(text: string): ReadPiece {
  const typed = readTypedNumber(text, MAX_VALUE);
  if (!typed.ok) return refused('Write a whole number above 0 right after the =, as in =26.');
  return terms({ kind: 'value', value: typed.value });
}
