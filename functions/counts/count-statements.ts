import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { ReadStatement } from '../../db/read-statement.ts';
import { lemmaFrequencies } from '../../db/schema/index.ts';
import { EDITIONS_UNLESS_KNOWN } from '../search/catalogue.ts';
import { USES_TABLES, usesQuestion } from '../search/found-texts.ts';
import { countedEditions, timesQuestion } from '../search/text/times.ts';
import { FIRST_LEMMA_WORD } from '../search/value/lemma-words.ts';
import { dictionaryHeadword } from '../text/dictionary-gloss.ts';
import { HAS_LETTERS, HAS_NUMBER, variantsQuestion } from './as-read.ts';

const f = alias(lemmaFrequencies, 'f');

/**
 * What the words of spellings stand for. Its arguments are those of `usesQuestion`, of `variantsQuestion`, and `known`.
 */
export const WORD_COUNT = new ReadStatement(
  {
    editions: EDITIONS_UNLESS_KNOWN,
    uses: usesQuestion((edition, word) => ({
      headword: dictionaryHeadword(word),
      ofNumber: sql<number | null>`(select ${f.occurrences} from ${lemmaFrequencies} ${f}
        where ${f.editionId} = ${edition.id} and ${f.revisionNo} = ${edition.revisionNo}
          and ${f.lemma} = ${word.strongsNumber})`,
    })),
    variants: variantsQuestion(HAS_LETTERS),
  },
  USES_TABLES,
);

/** How often the Strong's number `lemma` occurs in the texts of the list `texts`, as a search for it is counted. */
export const NUMBER_COUNT = new ReadStatement({
  editions: EDITIONS_UNLESS_KNOWN,
  times: timesQuestion('numbered'),
  counted: countedEditions('numbered'),
  first: FIRST_LEMMA_WORD,
  variants: variantsQuestion(HAS_NUMBER),
});
