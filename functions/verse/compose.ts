import type { Book } from '../../domain/canon/index.ts';
import type { TaggedText } from '../../domain/contract/index.ts';
import type { Version } from '../../domain/editions/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import type { PassageRows, ReadWord } from './passage-statement.ts';

export type Reading = 'ketiv' | 'qere';

export interface Segment<W extends ReadWord = ReadWord> {
  verseId: number;
  chapter: number;
  verse: number;
  part: string;
  firstWord: number;
  lastWord: number | null;
  isWhole: boolean;
  text: string;
  language: string;
  words: W[];
}

export interface Block<W extends ReadWord = ReadWord> {
  readonly segments: readonly Segment<W>[];
  readonly words: readonly W[];
}

export interface AddressText<W extends ReadWord = ReadWord> extends Block<W> {
  readonly verse: number;
  readonly english: string | null;
  readonly tagged: TaggedText[] | null;
  readonly heading: string | null;
  /** The reference of the English text by the numbers of its file, where they differ. */
  readonly ownReference: string | null;
  readonly ending: Block<W>;
}

export interface EditionFacts {
  readonly id: string;
  readonly name: string;
  readonly script: 'hebrew' | 'greek';
  readonly numbering: string;
}

/**
 * The edition and version that a request names. Null if it names none; then the default is read.
 */
interface RequestedTexts {
  readonly edition: string | null;
  readonly version: string | null;
}

export interface PassageRead<W extends ReadWord = ReadWord> {
  readonly edition: EditionFacts | null;
  /** True if the requested edition is installed or the request names no edition. */
  readonly editionExists: boolean;
  /** True if the edition of the version is installed or the version has no edition of its own. */
  readonly versionExists: boolean;
  readonly originals: readonly string[];
  readonly addresses: readonly AddressText<W>[];
}

export interface AnalysisRequest {
  readonly book: Book;
  readonly chapter: number;
  readonly reading: Reading;
  readonly version: Version;
  readonly methods: readonly MethodId[] | null;
}

export function passageFrom<W extends ReadWord>(
  rows: PassageRows<W>,
  reading: Reading,
  { edition, version }: RequestedTexts,
): PassageRead<W> {
  const english = new Map(rows.english.map((row) => [row.at, row]));
  const texts = new Map<number, Segment<W>[]>();
  const endings = new Map<number, Segment<W>[]>();
  const bySegment = new Map<string, Segment<W>>();
  for (const row of rows.verses) {
    const { id: verseId, at, chapter, verse, part, firstWord, lastWord, text, language } = row;
    const isWhole = firstWord === 0 && lastWord === null;
    const own = { chapter, verse, part, firstWord, lastWord };
    const segment: Segment<W> = { verseId, ...own, isWhole, text, language, words: [] };
    bySegment.set(segmentKey(at, verseId, firstWord), segment);
    const blocks = part === 'ending' ? endings : texts;
    blocks.set(at, [...(blocks.get(at) ?? []), segment]);
  }
  putWords(rows.words, bySegment);
  const block = (segments: readonly Segment<W>[] = []): Block<W> => ({
    segments,
    words: wordsOf(segments, reading),
  });
  const numbers = new Set([...english.keys(), ...texts.keys(), ...endings.keys()]);
  return {
    edition: editionFrom(rows.edition[0]),
    editionExists: edition === null || rows.installed.some(({ id }) => id === edition),
    versionExists: version === null || rows.installed.some(({ id }) => id === version),
    originals: rows.installed
      .filter(({ id, hasBook }) => hasBook === 1 && id !== version)
      .map(({ id }) => id),
    addresses: [...numbers]
      .sort((a, b) => a - b)
      .map((verse) => ({
        verse,
        english: english.get(verse)?.text ?? null,
        tagged: taggedTexts(english.get(verse)?.words ?? null),
        heading: english.get(verse)?.heading ?? null,
        ownReference: english.get(verse)?.ownReference ?? null,
        ...block(texts.get(verse)),
        ending: block(endings.get(verse)),
      })),
  };
}

/**
 * Joins the words of an English text up to each Strong's number. The joined texts together are the text of the
 * verse. Null for a text without words.
 */
function taggedTexts(packed: string | null): TaggedText[] | null {
  const words: [text: string, strongsNumber: string | null, after: string][] = JSON.parse(packed ?? '[]');
  if (words.length === 0) return null;
  const texts: TaggedText[] = [];
  let text = '';
  for (const [word, strongsNumber, after] of words) {
    // A number without a word follows the number before it. The space between the words comes after both.
    if (word === '' && strongsNumber !== null) {
      texts.push({ text: '', strongsNumber });
      text += after;
      continue;
    }
    text += word;
    if (strongsNumber !== null) {
      texts.push({ text, strongsNumber });
      text = '';
    }
    text += after;
  }
  return text === '' ? texts : [...texts, { text, strongsNumber: null }];
}

export const emptyAddress = <W extends ReadWord>(verse: number): AddressText<W> => ({
  verse,
  english: null,
  tagged: null,
  heading: null,
  ownReference: null,
  segments: [],
  words: [],
  ending: { segments: [], words: [] },
});

const segmentKey = (at: number, verseId: number, firstWord: number): string =>
  `${at} ${verseId} ${firstWord}`;

function putWords<W extends ReadWord>(words: readonly W[], bySegment: ReadonlyMap<string, Segment<W>>): void {
  let before: W | undefined;
  let segment: Segment<W> | undefined;
  for (const word of words) {
    const { at, verseId, firstWord } = word;
    if (before?.at !== at || before.verseId !== verseId || before.firstWord !== firstWord) {
      segment = bySegment.get(segmentKey(at, verseId, firstWord));
    }
    segment?.words.push(word);
    before = word;
  }
  for (const { words } of bySegment.values()) words.sort((a, b) => a.seq - b.seq);
}

function editionFrom(row: PassageRows<ReadWord>['edition'][0] | undefined): EditionFacts | null {
  if (row === undefined) return null;
  return { ...row, script: row.script === 'greek' ? 'greek' : 'hebrew' };
}

function inReading<W extends ReadWord>(words: readonly W[], reading: Reading): W[] {
  return words.filter((word) => word.reading === 'both' || word.reading === reading);
}

/**
 * The words of segments. Where verses are joined, there is a space after the last word of each verse, as in the
 * joined text.
 */
function wordsOf<W extends ReadWord>(segments: readonly Segment<W>[], reading: Reading): W[] {
  return segments.flatMap((segment, index) => {
    const words = inReading(segment.words, reading);
    const last = words.at(-1);
    if (last === undefined || index === segments.length - 1 || last.after.endsWith(' ')) return words;
    return [...words.slice(0, -1), { ...last, after: `${last.after} ` }];
  });
}

/**
 * A segment's text in a reading: the text as the edition prints it, or the joined words if that text has another
 * reading or the segment is only a part of a verse.
 */
export function segmentText(segment: Segment, reading: Reading): string {
  const isPrinted = reading === 'ketiv' || segment.words.every((word) => word.reading === 'both');
  if (segment.isWhole && isPrinted) return segment.text;
  return inReading(segment.words, reading)
    .map((word) => word.before + word.text + word.after)
    .join('')
    .trim();
}
