import type { LexiconRecord, LexiconSource } from '../../records.ts';
import { keepLast, planStretches, readStretch } from './chunks.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';
import { parseDictionary, parseGreekSpeech } from './strongs-entries.ts';

const PACKAGE = 'strongs';
const LOADER_VERSION = 1;
const GREEK_XML = 'greek/StrongsGreekDictionaryXML_1.4/strongsgreek.xml';

const loadDictionary = keepLast(async (part): Promise<LexiconRecord[]> => {
  if (part === 'hebrew') {
    return parseDictionary('H', await readPackageFile(PACKAGE, 'hebrew/strongs-hebrew-dictionary.js'));
  }
  if (part !== 'greek') throw new Error(`Strong's has no ${part} dictionary`);
  const speech = parseGreekSpeech(await readPackageFile(PACKAGE, GREEK_XML));
  return parseDictionary('G', await readPackageFile(PACKAGE, 'greek/strongs-greek-dictionary.js'), speech);
});

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
    licenceUrl: null,
    source:
      'Strong’s Dictionaries by Open Scriptures, https://github.com/openscriptures/strongs (package strongs 1.0.2)',
  },
  expected: { entries: 14_197 },
  fingerprint: () => packageFingerprint(PACKAGE, LOADER_VERSION),
  async plan() {
    const parts: { part: string; rows: number }[] = [];
    for (const part of ['hebrew', 'greek']) parts.push({ part, rows: (await loadDictionary(part)).length });
    return planStretches(parts);
  },
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    return (await loadDictionary(part)).slice(from, to);
  },
};
