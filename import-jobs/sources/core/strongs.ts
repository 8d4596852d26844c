import { createHash } from 'node:crypto';
import { editionFacts } from '../../../domain/editions/index.ts';
import { transliterateGreek } from '../../../domain/greek/index.ts';
import { shortMeaning, shortMeanings } from '../../../meanings/index.ts';
import type { LexiconRecord, LexiconSource } from '../../records.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { type AddedNumber, addedNumbers, greekFormsFingerprint } from './greek-forms/table.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';
import { parseDictionary, parseGreekSpeech } from './strongs-entries.ts';

const PACKAGE = 'strongs';
const LOADER_VERSION = 10;
const GREEK_XML = 'greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml';

const SCRIPTS = {
  hebrew: { letter: 'H', file: 'hebrew/strongs-hebrew-dictionary.js' },
  greek: { letter: 'G', file: 'greek/strongs-greek-dictionary.js' },
} as const;
type Part = keyof typeof SCRIPTS;
const PARTS: readonly Part[] = ['hebrew', 'greek'];
const ADDED = 'added';

const addedEntry = ({ strongsNumber, lemma, gloss }: AddedNumber): LexiconRecord => ({
  strongsNumber,
  lemma,
  transliteration: transliterateGreek(lemma),
  pronunciation: null,
  derivation: null,
  definition: gloss,
  usage: null,
  gloss: shortMeaning(strongsNumber),
});

const loadDictionary = keepLast(async (name): Promise<LexiconRecord[]> => {
  if (name === ADDED) return (await addedNumbers()).map(addedEntry);
  const part = PARTS.find((known) => known === name);
  if (part === undefined) throw new Error(`Strong's has no ${name} dictionary`);
  const { letter, file } = SCRIPTS[part];
  const script = await readPackageFile(PACKAGE, file);
  if (part === 'hebrew') return parseDictionary(letter, script);
  return parseDictionary(letter, script, parseGreekSpeech(await readPackageFile(PACKAGE, GREEK_XML)));
});

async function planDictionaries(): Promise<{ part: string; rows: number }[]> {
  const parts: { part: string; rows: number }[] = [];
  for (const part of PARTS) {
    const script = await readPackageFile(PACKAGE, SCRIPTS[part].file);
    parts.push({ part, rows: script.match(/"[HG]\d+":\{/g)?.length ?? 0 });
  }
  return [...parts, { part: ADDED, rows: (await addedNumbers()).length }];
}

/** The first digits of the SHA-256 of all short meanings, so that a changed one is imported. */
const meaningsFingerprint = (): string =>
  createHash('sha256')
    .update(JSON.stringify([...shortMeanings()]))
    .digest('hex')
    .slice(0, 12);

/**
 * Strong's Hebrew (H1–H8674) and Greek dictionaries; G2717 and G3203–3302 never existed. After them come 73 numbers
 * that the tagged Greek New Testament of STEPBible adds (docs/decisions/0106-greek-words-in-the-core.md).
 */
export const STRONGS: LexiconSource = {
  kind: 'lexicon',
  edition: {
    ...editionFacts('strongs'),
    source:
      'Strong’s Dictionaries by Open Scriptures, https://github.com/openscriptures/strongs (package strongs 1.0.2). ' +
      'Greek numbers above 5624 and their short glosses from STEPBible (https://www.stepbible.org), CC BY 4.0',
  },
  expected: { entries: 14_270 },
  fingerprint: async () =>
    `${await packageFingerprint(PACKAGE, LOADER_VERSION)} added ${await greekFormsFingerprint()} ` +
    `meanings ${meaningsFingerprint()}`,
  plan: async () => planStretches(await planDictionaries()),
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    return (await loadDictionary(part)).slice(from, to);
  },
};
