import type { LexiconRecord, LexiconSource, TextSource, VerseRecord, WordRecord } from '../../records.ts';

const texts = new Map<TextSource, Promise<readonly VerseRecord[]>>();

/** Reads all verses of a text source in chunks, as an import does. Each process reads a source only once. */
export function readText(source: TextSource): Promise<readonly VerseRecord[]> {
  const text = texts.get(source) ?? readWholeText(source);
  texts.set(source, text);
  return text;
}

async function readWholeText(source: TextSource): Promise<VerseRecord[]> {
  const verses: VerseRecord[] = [];
  for (const { descriptor } of await source.plan()) verses.push(...(await source.read(descriptor)));
  return verses;
}

export async function readLexicon(source: LexiconSource): Promise<LexiconRecord[]> {
  const entries: LexiconRecord[] = [];
  for (const { descriptor } of await source.plan()) entries.push(...(await source.read(descriptor)));
  return entries;
}

export function wordsOf(verses: readonly VerseRecord[], reading: 'ketiv' | 'qere' = 'ketiv'): WordRecord[] {
  const other = reading === 'ketiv' ? 'qere' : 'ketiv';
  return verses.flatMap(({ words }) => words.filter((word) => word.reading !== other));
}

export function verseAt(
  verses: readonly VerseRecord[],
  book: string,
  chapter: number,
  verse: number,
): VerseRecord {
  const found = verses.find((row) => row.book === book && row.chapter === chapter && row.verse === verse);
  if (found === undefined) throw new Error(`No verse ${book} ${chapter}:${verse}`);
  return found;
}
