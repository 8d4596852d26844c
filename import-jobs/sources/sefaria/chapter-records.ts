import type { BookId } from '../../../domain/canon/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import { toEnglish, type VerseAddress } from '../../../domain/versification/index.ts';
import type { ChunkRecords, RowProblem, VerseRecord } from '../../records.ts';
import { completeWord } from '../../words/complete-words.ts';
import type { HebrewWord } from '../../words/hebrew-verse.ts';
import { englishVerse, verseRecord } from '../../words/verse-record.ts';
import { overBothReadings } from '../../words/word-places.ts';
import type { SefariaChapter } from './ask.ts';
import { divideEnglish, readEnglishVerse } from './english-verse.ts';
import { readHebrewVerse } from './hebrew-verse.ts';
import { MarkupError } from './markup.ts';
import { type SefariaVerse, sefariaReference, sefariaVerses } from './numbering.ts';
import { JPS_1917, MAM } from './versions.ts';

function checkDivisions(words: readonly HebrewWord[], divisions: readonly number[]): void {
  const written = words.filter(({ reading }) => reading !== 'qere').length;
  const last = Math.max(0, ...divisions);
  if (written <= last) throw new MarkupError(`it divides at word ${last}, and has ${written} words`);
}

function divideWords(words: readonly HebrewWord[], { verses, divisions }: SefariaVerse): HebrewWord[][] {
  checkDivisions(words, divisions);
  return verses.map((_, at) => words.slice(at === 0 ? 0 : divisions[at - 1], divisions[at]));
}

function hebrewRecord(own: VerseAddress, words: readonly HebrewWord[]): VerseRecord {
  const segments = toEnglish('masoretic', own);
  checkDivisions(
    words,
    segments.map(({ firstWord }) => firstWord),
  );
  const addresses = overBothReadings(words, segments);
  const trimmed = words.map((word, at) =>
    at === words.length - 1 ? { ...word, after: word.after.trimEnd() } : word,
  );
  return verseRecord('masoretic', own, {
    originalLanguage: addresses.some(isAramaic) ? 'aramaic' : 'hebrew',
    words: trimmed.map(({ lemma: _, morphology: __, ...word }) => completeWord('hebrew', word)),
    addresses,
  });
}

const sameAddress = (one: VerseAddress, other: VerseAddress | undefined): boolean =>
  one.chapter === other?.chapter && one.verse === other.verse;

function englishAddresses({ verses }: SefariaVerse): VerseAddress[] {
  const addresses = verses.flatMap((own) => toEnglish('masoretic', own));
  return addresses.filter((address, at) => !sameAddress(address, addresses[at - 1]));
}

class ChapterReader {
  private readonly hebrew: VerseRecord[] = [];
  private readonly english = new Map<number, string[]>();
  private readonly problems: RowProblem[] = [];
  private readonly book: BookId;
  private readonly chapter: number;
  private readonly isSelected: (chapter: number) => boolean;

  constructor(book: BookId, chapter: number, isSelected: (chapter: number) => boolean) {
    this.book = book;
    this.chapter = chapter;
    this.isSelected = isSelected;
  }

  add(sefariaChapter: number, texts: SefariaChapter): void {
    for (const [at, verse] of sefariaVerses(this.book, sefariaChapter).entries()) {
      const addresses = englishAddresses(verse);
      if (!addresses.some(({ chapter }) => chapter === this.chapter)) continue;
      const place = { source: `Sefaria, ${sefariaReference(this.book, sefariaChapter)}`, row: verse.verse };
      // A verse that lies in two English chapters is imported with the first of them that the job has.
      if (addresses.find(({ chapter }) => this.isSelected(chapter))?.chapter === this.chapter)
        this.attempt({ ...place, column: 'Hebrew' }, () => this.addHebrew(verse, texts.hebrew[at] ?? ''));
      this.attempt({ ...place, column: 'English' }, () =>
        this.addEnglish(
          { book: this.book, chapter: sefariaChapter, verse: verse.verse },
          addresses,
          texts.english[at] ?? '',
        ),
      );
    }
  }

  records(): ChunkRecords {
    const english = [...this.english].map(([verse, parts]) =>
      englishVerse({ book: this.book, chapter: this.chapter, verse }, parts.join(' ')),
    );
    return { verses: { [MAM.id]: this.hebrew, [JPS_1917.id]: english }, problems: this.problems };
  }

  private attempt(place: Pick<RowProblem, 'source' | 'row' | 'column'>, read: () => boolean): void {
    try {
      if (!read()) this.problems.push({ ...place, kind: 'skipped', message: 'Sefaria has no text here' });
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      this.problems.push({ ...place, kind: 'failed', message: `The verse is left out: ${error.message}` });
    }
  }

  private addHebrew(verse: SefariaVerse, html: string): boolean {
    const words = readHebrewVerse(html);
    if (words === null) return false;
    const parts = divideWords(words, verse);
    this.hebrew.push(...verse.verses.map((own, at) => hebrewRecord(own, parts[at] ?? [])));
    return true;
  }

  private addEnglish(place: VerseAddress, addresses: readonly VerseAddress[], html: string): boolean {
    const text = readEnglishVerse(html);
    if (text === null) return false;
    for (const [at, part] of divideEnglish(text, place, addresses.length).entries()) {
      const address = addresses[at];
      if (address?.chapter !== this.chapter || part === '') continue;
      this.english.set(address.verse, [...(this.english.get(address.verse) ?? []), part]);
    }
    return true;
  }
}

export function chapterRecords(
  book: BookId,
  chapter: number,
  texts: readonly { chapter: number; texts: SefariaChapter }[],
  isSelected: (chapter: number) => boolean,
): ChunkRecords {
  const reader = new ChapterReader(book, chapter, isSelected);
  for (const one of texts) reader.add(one.chapter, one.texts);
  return reader.records();
}
