import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { orNull } from '../../db/fields.ts';
import { question, ReadStatement, type ScriptureRead } from '../../db/read-statement.ts';
import { editions, lemmaFrequencies, lexiconEntries } from '../../db/schema/index.ts';
import type { LexiconEntry } from '../../domain/contract/index.ts';
import { bareWords, METHODS, valueOfWords } from '../../domain/gematria/index.ts';
import { strongsNumber } from '../../domain/lexicon/index.ts';
import { Problem } from '../ctx/errors.ts';
import { coreFirst } from '../text/core-editions.ts';

const e = alias(editions, 'e');
const f = alias(lemmaFrequencies, 'f');
const l = alias(lexiconEntries, 'l');
const number = sql.placeholder('number');

const ENTRY = new ReadStatement({
  entry: question(
    {
      lemma: l.lemma,
      transliteration: l.transliteration,
      pronunciation: l.pronunciation,
      derivation: l.derivation,
      definition: l.definition,
      usage: l.usage,
      gloss: l.gloss,
      edition: l.editionId,
      editionName: e.name,
    },
    sql`from ${editions} ${e} cross join ${lexiconEntries} ${l} on ${l.editionId} = ${e.id} and ${l.revisionNo} = ${e.revisionNo}
      where ${e.role} = 'lexicon' and ${e.revision} is not null and ${l.strongsNumber} = ${number}
      order by ${coreFirst(e)}`,
  ),
  counted: question(
    { edition: e.id, occurrences: orNull(f.occurrences) },
    sql`from ${editions} ${e} left join ${lemmaFrequencies} ${f}
        on ${f.editionId} = ${e.id} and ${f.revisionNo} = ${e.revisionNo} and ${f.lemma} = ${number}
      where ${e.role} = 'original' and ${e.revision} is not null and ${e.script} = ${sql.placeholder('script')}
      order by ${f.occurrences} is null, ${coreFirst(e)} limit 1`,
  ),
});

/**
 * Plans the read of a dictionary entry: the values of its lemma, and how often the lemma occurs in the core
 * edition of its script, or in another edition if the core edition lacks it.
 */
export function planLexiconEntry(written: string): ScriptureRead<LexiconEntry> {
  const number = strongsNumber(written);
  if (number === null) {
    throw new Problem('bad_request', 'A Strong’s number is H or G and a number, like H7225 or G3056.', {
      fields: { strongsNumber: 'must be H or G and a number' },
    });
  }
  const script = number.startsWith('H') ? 'hebrew' : 'greek';
  return ENTRY.read({ number, script }, ({ entry: [entry, ...others], counted: [counted] }) => {
    if (entry === undefined) throw new Problem('not_found', `The lexicon has no entry ${number}.`);
    // If no edition of the script has this number, the count is null and not 0.
    const occurrences = counted?.occurrences ?? null;
    const words = bareWords(script, entry.lemma);
    return {
      strongsNumber: number,
      ...entry,
      glosses: others.flatMap(({ edition, editionName, gloss }) =>
        gloss === null ? [] : [{ edition, editionName, gloss }],
      ),
      occurrences,
      occurrencesEdition: occurrences === null ? null : (counted?.edition ?? null),
      values: METHODS.filter((method) => method.script === script).map(({ id }) => ({
        method: id,
        value: valueOfWords(id, words),
      })),
    };
  });
}
