import { shortMeaning } from '../../../meanings/index.ts';
import type { LexiconRecord } from '../../records.ts';
import { attribute, scanXml } from './xml.ts';

interface PackageEntry {
  lemma: string;
  xlit?: string;
  pron?: string;
  derivation?: string;
  strongs_def?: string;
  kjv_def?: string;
}

type Spoken = Pick<LexiconRecord, 'transliteration' | 'pronunciation'>;

const tidy = (text: string | undefined): string | null => {
  const plain = text
    ?.replace(/\s+/g, ' ')
    .replace(/^[\s:]*--\s*/, '')
    .replace(/[\s:;]+$/, '')
    .trim();
  return plain === undefined || plain === '' ? null : plain;
};

/** Normalises a Strong's number: it removes leading zeros and adds the letter, so `H0430` and `00430` become `H430`. */
export function normalNumber(letter: 'H' | 'G', number: string): string {
  return `${letter}${Number(number.replace(/^[HG]/i, ''))}`;
}

/** Reads a dictionary from its script, which assigns one JSON object to a variable. The script is never run. */
function dictionaryOf(script: string): Record<string, PackageEntry> {
  const start = script.indexOf('{', script.indexOf('Dictionary = '));
  return JSON.parse(script.slice(start, script.lastIndexOf('}') + 1));
}

export function parseGreekSpeech(xml: string): Map<string, Spoken> {
  const spoken = new Map<string, Spoken>();
  let current: Spoken | undefined;
  let depth = 0;
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'entry') {
        current = { transliteration: null, pronunciation: null };
        spoken.set(normalNumber('G', attribute(attributes, 'strongs') ?? ''), current);
        depth = 0;
        return;
      }
      depth += 1;
      if (current === undefined || depth !== 1) return;
      if (name === 'greek')
        current.transliteration ??= attribute(attributes, 'translit')?.normalize('NFC') ?? null;
      if (name === 'pronunciation') current.pronunciation ??= attribute(attributes, 'strongs') ?? null;
    },
    close(name) {
      if (name === 'entry') current = undefined;
      else depth -= 1;
    },
    text() {},
  });
  return spoken;
}

export function parseDictionary(
  letter: 'H' | 'G',
  script: string,
  speech: ReadonlyMap<string, Spoken> = new Map(),
): LexiconRecord[] {
  const entries = Object.entries(dictionaryOf(script)).map(([number, entry]): LexiconRecord => {
    const strongsNumber = normalNumber(letter, number);
    const spoken = speech.get(strongsNumber);
    return {
      strongsNumber,
      lemma: entry.lemma,
      transliteration: tidy(entry.xlit) ?? spoken?.transliteration ?? null,
      pronunciation: tidy(entry.pron) ?? spoken?.pronunciation ?? null,
      derivation: tidy(entry.derivation),
      definition: tidy(entry.strongs_def?.replace(/[{}]/g, '')),
      usage: tidy(entry.kjv_def),
      gloss: shortMeaning(strongsNumber),
    };
  });
  return entries.sort((a, b) => Number(a.strongsNumber.slice(1)) - Number(b.strongsNumber.slice(1)));
}
