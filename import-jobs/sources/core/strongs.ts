import type { LexiconRecord, LexiconSource } from '../../records.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';
import { parseDictionary, parseGreekSpeech } from './strongs-entries.ts';

const PACKAGE = 'strongs';
const LOADER_VERSION = 9;
const GREEK_XML = 'greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml';

const SCRIPTS = {
  hebrew: { letter: 'H', file: 'hebrew/strongs-hebrew-dictionary.js' },
  greek: { letter: 'G', file: 'greek/strongs-greek-dictionary.js' },
} as const;
type Part = keyof typeof SCRIPTS;
const PARTS: readonly Part[] = ['hebrew', 'greek'];

const loadDictionary = keepLast(async (name): Promise<LexiconRecord[]> => {
  const part = PARTS.find((known) => known === name);
  if (part === undefined) throw new Error(`Strong's has no ${name} dictionary`);
  const { letter, file } = SCRIPTS[part];
  const script = await readPackageFile(PACKAGE, file);
  if (part === 'hebrew') return parseDictionary(letter, script);
  return parseDictionary(letter, script, parseGreekSpeech(await readPackageFile(PACKAGE, GREEK_XML)));
});

/** Counts entries without parsing the dictionaries. */
async function planDictionaries(): Promise<{ part: Part; rows: number }[]> {
  const parts: { part: Part; rows: number }[] = [];
  for (const part of PARTS) {
    const script = await readPackageFile(PACKAGE, SCRIPTS[part].file);
    parts.push({ part, rows: script.match(/"[HG]\d+":\{/g)?.length ?? 0 });
  }
  return parts;
}

/** Strong's Hebrew (H1–H8674) and Greek dictionaries; G2717 and G3203–3302 never existed. */
export const STRONGS: LexiconSource = {
  kind: 'lexicon',
  edition: {
    id: 'strongs',
    name: 'Strong’s Hebrew and Greek Dictionaries',
    role: 'lexicon',
    language: 'en',
    script: 'latin',
    numbering: 'english',
    licence:
      'CC BY-SA (JSON edition, Open Scriptures); James Strong’s text of 1890 and 1894 is in the public domain',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
    source:
      'Strong’s Dictionaries by Open Scriptures, https://github.com/openscriptures/strongs (package strongs 1.0.2)',
  },
  expected: { entries: 14_197 },
  fingerprint: () => packageFingerprint(PACKAGE, LOADER_VERSION),
  plan: async () => planStretches(await planDictionaries()),
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    return (await loadDictionary(part)).slice(from, to);
  },
};
