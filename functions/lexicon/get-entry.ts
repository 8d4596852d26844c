import type { LexiconEntry } from '../../domain/contract/index.ts';
import { bareWords, METHODS, valueOfWords } from '../../domain/gematria/index.ts';
import { Problem } from '../http/errors.ts';
import type { ScriptureRead } from '../http/scripture.ts';
import { CORE_FIRST } from '../text/core-editions.ts';
import { rowsOf, textOf, textOrNull } from '../text/rows.ts';

const STRONGS = /^([HG])0*([1-9]\d{0,4})([a-z])?$/i;

/** The number as it is stored (`H7225`), or null for what is none. */
export function strongsNumber(written: string): string | null {
  const [, language, digits, letter = ''] = STRONGS.exec(written.trim()) ?? [];
  if (language === undefined || digits === undefined) return null;
  return `${language.toUpperCase()}${digits}${letter.toLowerCase()}`;
}

/** A dictionary entry with the values of its lemma and how often it occurs in the core edition of its language. */
export function getLexiconEntry(written: string): ScriptureRead<LexiconEntry> {
  const number = strongsNumber(written);
  if (number === null) {
    throw new Problem('bad_request', 'A Strong’s number is H or G and a number, like H7225 or G3056.', {
      fields: { strongsNumber: 'must be H or G and a number' },
    });
  }
  const hebrew = number.startsWith('H');
  return {
    statements: [
      {
        sql: `select l.*, (
            select json_array(e.id, f.occurrences) from editions e
            left join lemma_frequencies f on f.edition_id = e.id and f.revision_no = e.revision_no and f.lemma = ?1
            where e.role = 'original' and e.revision is not null and e.script = ?2
            order by f.occurrences is null, ${CORE_FIRST} limit 1) as counted
          from editions le cross join lexicon_entries l on l.edition_id = le.id and l.revision_no = le.revision_no
          where le.role = 'lexicon' and le.revision is not null and l.strongs_number = ?1
          order by le.id limit 1`,
        args: [number, hebrew ? 'hebrew' : 'greek'],
      },
    ],
    compose(results) {
      const row = rowsOf(results, 0)[0];
      if (row === undefined) throw new Problem('not_found', `The lexicon has no entry ${number}.`);
      const lemma = textOf(row, 'lemma');
      const [edition, occurrences] = countOf(textOrNull(row, 'counted'));
      const script = hebrew ? 'hebrew' : 'greek';
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
        occurrencesEdition: occurrences === null ? null : edition,
        values: METHODS.filter((method) => method.script === script).map(({ id }) => ({
          method: id,
          value: valueOfWords(id, words),
        })),
      };
    },
  };
}

/** A number that no edition of the script carries was not counted: null, which is not "never occurs". */
function countOf(counted: string | null): [string | null, number | null] {
  if (counted === null) return [null, null];
  const [edition, occurrences] = JSON.parse(counted) as [string, number | null];
  return [edition, occurrences];
}
