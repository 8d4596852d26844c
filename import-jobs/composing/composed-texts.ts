import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { select, sendBatch } from '../../db/batch.ts';
import { editions, lemmaFrequencies } from '../../db/schema/index.ts';
import { type EditionId, editionFacts, GLOSSED_TEXT } from '../../domain/editions/index.ts';
import { composedId } from '../../domain/lexicon/index.ts';
import { MEANINGS_DIGEST } from '../../meanings/index.ts';
import type { Database } from '../context.ts';
import type { EditionRecord } from '../records.ts';

/** The dictionary from whose glosses meanings are composed. */
export const DICTIONARY: EditionId = 'strongs';

/** The kind of the jobs that compose meanings. */
export const COMPOSING = 'composing';

/** Raise it if other meanings are stored for the same rules, or if the rules change only texts of packs. */
const COMPOSING_VERSION = 1;

interface ComposedText {
  readonly id: string;
  readonly name: string;
  readonly script: 'hebrew' | 'greek';
  /** Everything that the meanings follow from: the text, the dictionary and the rules. */
  readonly fingerprint: string;
  /** The fingerprint of the meanings that readers see. Null without any. */
  readonly made: string | null;
}

export const composedEdition = (text: string): EditionRecord => ({
  ...editionFacts(DICTIONARY),
  id: composedId(text),
  name: `Meanings composed for ${text}`,
  role: 'meanings',
  source: 'Composed from our word list or Strong’s Dictionaries, and the grammar of each word',
});

const e = alias(editions, 'e');
const c = alias(editions, 'c');
const d = alias(editions, 'd');
const f = alias(lemmaFrequencies, 'f');

/** Strong's numbers are the only lemmas with Latin letters: `G26`, `H7225`. */
const HAS_NUMBERS = sql`exists (select 1 from ${lemmaFrequencies} ${f} where ${f.editionId} = ${e.id}
  and ${f.revisionNo} = ${e.revisionNo} and ${f.lemma} >= 'G' and ${f.lemma} < 'I')`;

/** The published texts whose words have Strong's numbers and no meanings of their own. */
export async function composedTexts(db: Database): Promise<ComposedText[]> {
  const [rows] = await sendBatch(db, 'read', [
    select(
      {
        id: e.id,
        name: e.name,
        script: e.script,
        revision: e.revision,
        dictionary: d.revision,
        made: sql<string | null>`iif(${c.revision} is null, null, ${c.fingerprint})`,
      },
      sql`from ${editions} ${e} join ${editions} ${d} on ${d.id} = ${DICTIONARY} and ${d.revision} is not null
        left join ${editions} ${c} on ${c.id} = ${composedId('')} || ${e.id}
        where ${e.role} = 'original' and ${e.revision} is not null and ${e.id} <> ${GLOSSED_TEXT} and ${HAS_NUMBERS}
        order by ${e.id} desc`,
    ),
  ]);
  return rows.map(({ revision, dictionary, script, ...text }) => ({
    ...text,
    script: script === 'greek' ? 'greek' : 'hebrew',
    fingerprint: `${revision} ${dictionary} ${MEANINGS_DIGEST}.${COMPOSING_VERSION}`,
  }));
}

export const composingTitle = (text: string): string => `Meanings of ${text}`;

/** True for the texts for which the lines for single places are written. */
export const isCore = (id: string): boolean => id === 'wlc' || id === 'sblgnt';

/** False for the core's Greek text: its meanings follow from all parsings of a form, and only Node reads that table. */
export const composesFromText = ({ id }: Pick<ComposedText, 'id'>): boolean => id !== 'sblgnt';

/** The texts whose meanings are missing, or were composed from another state of the text, the dictionary or the rules. */
export const staleTexts = async (db: Database): Promise<ComposedText[]> =>
  (await composedTexts(db)).filter(({ fingerprint, made }) => fingerprint !== made);

/** True if two fingerprints are of the same text and dictionary. The rules may differ. */
export const hasSameTexts = (one: string, other: string | null): boolean =>
  one.slice(0, one.lastIndexOf(' ')) === other?.slice(0, other.lastIndexOf(' '));
