import { z } from 'zod';
import { READINGS } from '../addresses/index.ts';
import { DEFAULT_VERSION } from '../editions/index.ts';
import {
  bookSegment,
  chapterSegment,
  editionId,
  MAX_METHODS,
  methodValue,
  namedObject,
  place,
  verseSegment,
  versionId,
} from './common.ts';

/**
 * The ids of methods of gematria, separated by commas, each once, in the requested order. The handler checks
 * that the methods exist.
 */
const methodsParam = z
  .string()
  .max(2000)
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ])
  .refine((ids) => ids.length > 0, 'names no method')
  .refine((ids) => ids.length <= MAX_METHODS, `at most ${MAX_METHODS} methods`)
  .meta({
    type: 'string',
    example: 'HEBREW_STANDARD,HEBREW_GADOL',
    description: 'Method ids between commas',
  });

export const verseParams = z.object({ book: bookSegment, chapter: chapterSegment, verse: verseSegment });
export const chapterParams = z.object({ book: bookSegment, chapter: chapterSegment });

export const verseQuery = z.object({
  version: versionId.default(DEFAULT_VERSION).describe('Which text `verse.text` is'),
  edition: editionId.optional(),
  methods: methodsParam.optional(),
  reading: z.enum(READINGS).default('ketiv').describe('Hebrew as written or as read'),
});

export const chapterQuery = verseQuery.extend({
  words: z.enum(['0', '1']).default('1').describe('0 leaves the words out'),
});

const language = z.enum(['he', 'arc', 'grc']);
const after = z.string().describe('What is between this word and the next: space, maqaf, sof pasuq');
const mark = z.string().describe('Section mark after the word; never counted');
const variant = z
  .string()
  .describe('The other reading (qere of a ketiv and the reverse); "" where it has no word');

const tagCorrection = namedObject('TagCorrection', {
  strongsNumber: z
    .string()
    .nullable()
    .optional()
    .describe('The number that the source has, if it is corrected'),
  morphology: z.string().optional().describe('The code that the source has, if it is corrected'),
  report: z
    .string()
    .nullable()
    .describe(
      'The address of the report to the source; null if the word’s letters and points show the fault',
    ),
});

const wordAnalysis = namedObject('WordAnalysis', {
  word: z.object({
    originalText: z.string(),
    before: z.string().describe('An opening bracket before a verse’s first word, else empty'),
    after,
    mark: mark.nullable(),
    transliteration: z.string(),
    translation: z.string().nullable(),
    translationSource: z
      .enum(['edition', 'pack', 'composed', 'lexicon'])
      .nullable()
      .describe(
        'The edition’s own meaning here, that of another edition or pack for this place, one composed from a ' +
          'dictionary and the word’s grammar, or a dictionary’s',
      ),
    translationEdition: z.string().nullable().describe('The id of that edition, pack or dictionary'),
    isOneOfSeveral: z
      .boolean()
      .optional()
      .describe(
        'True if another meaning may fit: the dictionary has several and nothing in the place says which one, or the ' +
          'rule that composed this one often misses',
      ),
    strongsNumber: z.string().nullable(),
    morphology: z
      .string()
      .nullable()
      .describe('The code of its grammar: of the Open Scriptures Hebrew Bible, or Robinson’s for Greek'),
    corrected: tagCorrection.optional().describe('What the source says, where the edition corrects it'),
    lemma: z.string(),
    language,
    wordPosition: z.int().describe('From 1, within the verse as answered'),
    reading: z.enum(['both', 'ketiv', 'qere']),
    variant: variant.nullable(),
  }),
  verse: z.int().nullable().describe('Its verse; null for text without a number'),
  gematriaValues: z.array(methodValue),
  frequency: z.int().nullable().describe('Occurrences of its lemma in the edition'),
});

/**
 * A word in the answer for a chapter. It has only the fields that running text needs, because a chapter has
 * hundreds of words.
 */
const runningWord = namedObject('RunningWord', {
  text: z.string(),
  after,
  before: z.string().optional().describe('An opening bracket before a verse’s first word'),
  mark: mark.optional(),
  variant: variant.optional(),
  language: language
    .optional()
    .describe('Its language, where that is not the language of most words of the verse'),
});

const running = z
  .array(runningWord)
  .describe('The words of the original as running text, also with `words=0`. Their positions count from 1');

const endingBlock = z
  .object({
    text: z.string(),
    words: z.array(wordAnalysis),
    totalValues: z.array(methodValue),
    wordCount: z.int(),
    letterCount: z.int(),
    verse: z.int().describe('The verse it follows'),
  })
  .meta({ id: 'Ending', description: 'Text that the edition sets without a number after a verse' });

const taggedText = namedObject('TaggedText', {
  text: z.string().describe('The words up to the number; empty if the number has no word'),
  strongsNumber: z.string().nullable().describe('null for the text after the last number'),
});

const verseFields = z.object({
  book: z.string(),
  chapter: z.int(),
  text: z.string().nullable(),
  tagged: z
    .array(taggedText)
    .nullable()
    .describe('The same text with Strong’s numbers, for version kjvs where its tagged text is installed'),
  hebrewText: z.string().nullable(),
  greekText: z.string().nullable(),
  language: language.nullable().describe('The language of most of its words; null where it has none'),
  notes: z.string().nullable(),
  reference: z.string().meta({ example: 'Psalm 23:3' }),
  originalReference: z
    .string()
    .nullable()
    .describe(
      'The own reference of the version, if it is an added text whose file numbers this verse otherwise; else that ' +
        'of the edition, where its numbering differs',
    ),
  editionReference: z
    .string()
    .nullable()
    .optional()
    .describe('The edition’s own reference, where `originalReference` is that of the version'),
  numberingNote: z.string().nullable(),
  absent: z.string().nullable().describe('Why the edition has no words here'),
  title: z.boolean().describe('A psalm’s title, verse 0'),
  heading: z.string().nullable().describe('English title above verse 1, no address of its own'),
  edition: z.string().nullable(),
  editionName: z.string().nullable(),
  version: versionId,
  reading: z.enum(READINGS),
});

const totals = {
  totalValues: z.array(methodValue),
  wordCount: z.int().meta({ example: 7 }),
  letterCount: z.int().meta({ example: 28 }),
};

const surroundings = {
  editions: z
    .array(z.string())
    .describe('The installed editions in the original language that have this book, the default one first'),
  previous: place.nullable(),
  next: place.nullable(),
};

const verseSummary = namedObject('VerseSummary', {
  verse: verseFields.extend({ verse: z.int() }),
  ...totals,
});

const chapterVerse = verseSummary.extend({ running }).meta({ id: 'ChapterVerse' });
const chapterEnding = endingBlock.extend({ running }).meta({
  id: 'ChapterEnding',
  description: 'Text that the edition sets without a number after a verse',
});

export const verseAnalysis = namedObject('VerseAnalysis', {
  verse: verseFields.extend({ verse: z.int() }),
  words: z.array(wordAnalysis),
  ...totals,
  ending: endingBlock.optional(),
  ...surroundings,
});

export const compareQuery = verseQuery.pick({ methods: true, reading: true });

export const verseComparison = namedObject('VerseComparison', {
  reference: z.string(),
  differ: z
    .boolean()
    .describe('Whether two editions with this verse give it different values by the first method'),
  editions: z.array(verseSummary).describe('`absent` says why an edition has no words here'),
});

export const chapterAnalysis = namedObject('ChapterAnalysis', {
  verse: verseFields.extend({ verse: z.null() }),
  words: z.array(wordAnalysis).optional(),
  ...totals,
  verses: z.array(chapterVerse),
  endings: z.array(chapterEnding),
  ...surroundings,
});

export type TagCorrection = z.infer<typeof tagCorrection>;
export type TaggedText = z.infer<typeof taggedText>;
export type WordAnalysis = z.infer<typeof wordAnalysis>;
export type RunningWord = z.infer<typeof runningWord>;
export type ChapterVerse = z.infer<typeof chapterVerse>;
export type ChapterEnding = z.infer<typeof chapterEnding>;
export type Ending = z.infer<typeof endingBlock>;
export type VerseSummary = z.infer<typeof verseSummary>;
export type VerseAnalysis = z.infer<typeof verseAnalysis>;
export type ChapterAnalysis = z.infer<typeof chapterAnalysis>;
export type VerseComparison = z.infer<typeof verseComparison>;
export type CompareQuery = z.output<typeof compareQuery>;
export type VerseQuery = z.output<typeof verseQuery>;
