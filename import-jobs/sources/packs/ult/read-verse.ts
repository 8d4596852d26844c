import { greekLetters } from '../../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../../domain/hebrew/index.ts';
import type { WordMeaning } from '../../../../domain/lexicon/index.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';

const FOOTNOTE = /\\f .*?\\f\*/gsu;
const TOKEN =
  /\\zaln-s\s*\|(.*?)\\\*|\\zaln-e\\\*|\\w ([^|\\]*)(?:\|[^\\]*)?\\w\*|\\[a-z0-9]+\*?|[^\\]+|\\/gsu;
const ATTRIBUTE = /x-([a-z]+)="([^"]*)"/gu;
const JOINS = /^[-’,]?$/u;
const WORD_JOINER = /\u2060/gu;
const HEBREW_NUMBER = /H(\d+)[a-z]?$/u;
const GREEK_NUMBER = /^G(\d+)$/u;

/**
 * Reads a Strong's number. Hebrew numbers can have prefixes (`c:d:H0776`). Greek numbers have one more digit at the
 * end, for a sense, which is removed.
 */
function strongsOf(number: string): string | null {
  const hebrew = HEBREW_NUMBER.exec(number)?.[1];
  if (hebrew !== undefined) return `H${Number(hebrew)}`;
  const greek = Number(GREEK_NUMBER.exec(number)?.[1] ?? 0);
  return greek >= 10 ? `G${Math.floor(greek / 10)}` : null;
}

interface OpenWord {
  word: Omit<WordMeaning, 'phrase'>;
  /**
   * The pieces of the English phrase for this original word. English words are added to the last piece until its USFM
   * milestone ends.
   */
  pieces: string[];
}

function openWord(attributes: string): OpenWord {
  const values = new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
  );
  const text = tidyOriginal(values.get('content') ?? '');
  return {
    word: {
      text,
      letters: hebrewLetters(text) || greekLetters(text),
      occurrence: Number(values.get('occurrence') ?? 1),
      strongsNumber: strongsOf(values.get('strong') ?? ''),
    },
    pieces: [],
  };
}

function tidyOriginal(content: string): string {
  const text = content.replace(WORD_JOINER, '');
  return hebrewLetters(text) === '' ? tidyGreek(text) : text;
}

function addEnglish({ pieces }: OpenWord, english: string, join: string): void {
  const piece = pieces.at(-1) ?? '';
  pieces[pieces.length - 1] = piece === '' ? english : piece + join + english;
}

/**
 * Reads the meanings of one verse of unfoldingWord's USFM. A milestone encloses the English words that translate one
 * original word. If a milestone is inside another, the English words belong to both original words. If a word has
 * several milestones, each has a piece of its phrase.
 */
export function readMeanings(usfm: string): WordMeaning[] {
  const words = new Map<string, OpenWord>();
  const open: OpenWord[] = [];
  let between = '';
  for (const [token, attributes, english] of usfm.replace(FOOTNOTE, '').matchAll(TOKEN)) {
    if (attributes !== undefined) {
      const opened = openWord(attributes);
      const key = `${opened.word.text} ${opened.word.occurrence}`;
      const word = words.get(key) ?? opened;
      words.set(key, word);
      word.pieces.push('');
      open.push(word);
    } else if (token === '\\zaln-e\\*') open.pop();
    else if (english !== undefined) {
      for (const word of open) addEnglish(word, english, JOINS.test(between) ? between : ' ');
      between = '';
    } else if (!token.startsWith('\\')) between += token;
  }
  return [...words.values()].flatMap(({ word, pieces }) => {
    const phrase = pieces.filter((piece) => piece !== '').join(' … ');
    return phrase === '' || word.letters === '' ? [] : [{ ...word, phrase }];
  });
}
