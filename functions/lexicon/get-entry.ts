import type { LexiconEntry } from '../../domain/contract/index.ts';
import { bareWords, METHODS, valueOfWords } from '../../domain/gematria/index.ts';
import { Problem } from '../http/errors.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { Statement } from '../http/statement.ts';
import { CORE_FIRST } from '../text/core-editions.ts';
import { numberOrNull, textOf, textOrNull } from '../text/rows.ts';

const STRONGS = /^([HG])0*([1-9]\d{0,4})([a-z])?$/i;

/** The number as it is stored (`H7225`), or null for what is none. */
export function strongsNumber(written: string): string | null {
  const [, language, digits, letter = ''] = STRONGS.exec(written.trim()) ?? [];
  if (language === undefined || digits === undefined) return null;
  return `${language.toUpperCase()}${digits}${letter.toLowerCase()}`;
}

const ENTRY = new Statement({
  entry: {
    columns: [
      'edition_id',
      'lemma',
      'transliteration',
      'pronunciation',
      'derivation',
      'definition',
      'usage',
      'gloss',
    ],
    sql: `select l.* from editions le cross join lexicon_entries l on l.edition_id = le.id and l.revision_no = le.revision_no
      where le.role = 'lexicon' and le.revision is not null and l.strongs_number = :number
      order by le.id limit 1`,
  },
  counted: {
    columns: ['edition', 'occurrences'],
    sql: `select e.id as edition, f.occurrences from editions e
      left join lemma_frequencies f on f.edition_id = e.id and f.revision_no = e.revision_no and f.lemma = :number
      where e.role = 'original' and e.revision is not null and e.script = :script
      order by f.occurrences is null, ${CORE_FIRST} limit 1`,
  },
});

/** A dictionary entry with the values of its lemma and how often it occurs in the core edition of its language. */
export function getLexiconEntry(written: string): ScriptureRead<LexiconEntry> {
  const number = strongsNumber(written);
  if (number === null) {
    throw new Problem('bad_request', 'A Strong’s number is H or G and a number, like H7225 or G3056.', {
      fields: { strongsNumber: 'must be H or G and a number' },
    });
  }
  const script = number.startsWith('H') ? 'hebrew' : 'greek';
  return ENTRY.read({ number, script }, ({ entry: [row], counted: [counted = {}] }) => {
    if (row === undefined) throw new Problem('not_found', `The lexicon has no entry ${number}.`);
    const lemma = textOf(row, 'lemma');
    // A number that no edition of the script carries was not counted: null, which is not “never occurs”.
    const occurrences = numberOrNull(counted, 'occurrences');
    const words = bareWords(script, lemma);
    return {
      strongsNumber: number,
      lemma,
      transliteration: textOrNull(row, 'transliteration'),
      pronunciation: textOrNull(row, 'pronunciation'),
      derivation: textOrNull(row, 'derivation'),
      definition: textOrNull(row, 'definition'),
      usage: textOrNull(row, 'usage'),
      gloss: textOrNull(row, 'gloss'),
      edition: textOf(row, 'edition_id'),
      occurrences,
      occurrencesEdition: occurrences === null ? null : textOf(counted, 'edition'),
      values: METHODS.filter((method) => method.script === script).map(({ id }) => ({
        method: id,
        value: valueOfWords(id, words),
      })),
    };
  });
}
