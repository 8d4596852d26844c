import { z } from 'zod';
import { methodValue, namedObject } from './common.ts';
import { MAX_NAME, MAX_NAME_RANGE, NAME_RANGE } from './limits.ts';
import { foundVerse } from './text-search.ts';

const spelled = z.string().trim().max(MAX_NAME);

export const nameRequest = namedObject('NameRequest', {
  name: spelled.min(1, 'Please enter a name to analyze').meta({
    description: 'In Latin, Hebrew or Greek letters',
    example: 'Isaiah',
  }),
  hebrew: spelled.optional().describe('Another Hebrew spelling than the one found'),
  greek: spelled.optional().describe('Another Greek spelling than the one found'),
  range: z
    .int()
    .min(0)
    .max(MAX_NAME_RANGE)
    .default(NAME_RANGE)
    .describe('How far a verse’s value may lie off where none is the same'),
});

const spelling = z
  .enum(['curated', 'lexicon', 'listed', 'typed', 'transliterated', 'chosen'])
  .describe(
    'Whence the letters are: the curated list, a dictionary entry, an installed list of names, the name as typed, its Latin letters one by one, ' +
      'or the request’s own spelling',
  );

const firstPlace = z.object({ reference: z.string(), path: z.string() });

const nameVerse = foundVerse.extend({
  language: z.enum(['he', 'arc', 'grc']).describe('What the original is written in'),
});
const namedVerse = nameVerse.extend({ gematriaValue: z.int() });

const nameConnection = namedObject('NameConnection', {
  method: z.string(),
  methodName: z.string(),
  value: z.int(),
  isExact: z.boolean().describe('The verses have the same value; else they are the nearest'),
  total: z.int().describe('How many verses have exactly the value'),
  verses: z.array(namedVerse),
});

const nameOccurrences = namedObject('NameOccurrences', {
  script: z.enum(['hebrew', 'greek']),
  by: z
    .enum(['strongs', 'letters'])
    .describe(
      'Found by the words’ Strong’s number, with prefixes and in every spelling; or by their bare letters',
    ),
  forms: z.array(z.string()).describe('The Strong’s numbers or the letters that were looked for'),
  edition: z.string(),
  total: z.int().describe('Verses in all'),
  verses: z.array(nameVerse),
});

const listedName = namedObject('ListedName', {
  list: z.enum(['hitchcock', 'persons']),
  listName: z.string(),
  name: z.string(),
  meaning: z.string().nullable(),
  hebrew: z.string().nullable(),
  greek: z.string().nullable(),
  strongs: z.array(z.string()),
  firstReference: firstPlace.nullable().describe('Where the person is first named'),
  source: z.string().describe('The installed pack with the list'),
  licence: z.string(),
  licenceUrl: z.string().nullable(),
});

export const nameAnalysis = namedObject('NameAnalysis', {
  name: z.string(),
  matched: z.string().nullable().describe('The name or word of the list or dictionary'),
  hebrew: z.string().nullable(),
  greek: z.string().nullable(),
  greekIsGenitive: z
    .boolean()
    .describe('The Greek form is a genitive: the Greek New Testament has no nominative of the name'),
  spelling,
  spellings: z.object({ hebrew: spelling.nullable(), greek: spelling.nullable() }),
  meaning: z.string().nullable(),
  source: z.string().nullable(),
  sourcePath: z.string().nullable().describe('Where the source is a verse, its address on this site'),
  strongs: z.array(z.string()),
  firstReference: firstPlace
    .extend({
      as: z
        .enum(['spelling', 'name', 'word'])
        .describe('The first place of the spelling, or of it as this name or word after it was another word'),
    })
    .nullable()
    .describe('The first place of the Hebrew spelling of the list, whatever it names there'),
  firstOfKind: z
    .object({ ...firstPlace.shape, kind: z.enum(['person', 'place']) })
    .nullable()
    .describe('Where it first names a person, or a place if the name is one; null if `firstReference` does'),
  listed: z
    .array(listedName)
    .describe('What installed lists of names say about the name: its meanings, and persons with this name'),
  gematriaValues: z.array(methodValue.extend({ methodName: z.string() })),
  range: z.int(),
  biblicalConnections: z.array(nameConnection),
  occurrences: z.array(nameOccurrences),
  editions: z
    .array(z.object({ id: z.string(), revision: z.string() }))
    .describe('The texts that were read, and their revisions'),
});

export type NameRequest = z.output<typeof nameRequest>;
export type Spelling = z.infer<typeof spelling>;
export type ListedName = z.infer<typeof listedName>;
export type NameVerse = z.infer<typeof nameVerse>;
export type NameConnection = z.infer<typeof nameConnection>;
export type NameAnalysis = z.infer<typeof nameAnalysis>;
