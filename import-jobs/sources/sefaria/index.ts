import { z } from 'zod';
import { type BookId, bookById, isBookId } from '../../../domain/canon/index.ts';
import type { ChapterRange, ImportTask } from '../../../domain/imports/index.ts';
import { fromEnglish, verseCount } from '../../../domain/versification/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { JobKind, SourceContext } from '../../job-kind.ts';
import type { ChunkRecords, ImportSource, PlannedChunk } from '../../records.ts';
import { stagedKey } from '../../staged.ts';
import { askSefaria, readAnswer, type SefariaChapter } from './ask.ts';
import { chapterRecords } from './chapter-records.ts';
import { sefariaChapter } from './numbering.ts';
import { JPS_1917, MAM, standIn } from './versions.ts';

/** The version of this loader. Raise it with every change that alters a record. */
const LOADER_VERSION = 1;

const descriptor = z.object({ book: z.custom<BookId>((id) => isBookId(String(id))), chapter: z.int() });
type Chapter = z.infer<typeof descriptor>;

function chaptersOf(ranges: readonly ChapterRange[]): Chapter[] {
  const chapters = new Map<string, Chapter>();
  for (const { book, from, to } of ranges) {
    const { name, testament, chapters: last } = bookById(book);
    if (testament !== 'old') throw new PermanentError(`Sefaria has the Hebrew Bible only, and not ${name}`);
    if (from < 1 || to > last) throw new PermanentError(`${name} has the chapters 1 to ${last}`);
    for (let chapter = from; chapter <= to; chapter++) chapters.set(`${book} ${chapter}`, { book, chapter });
  }
  return [...chapters.values()];
}

function sefariaChapters({ book, chapter }: Chapter): number[] {
  const verses = Array.from({ length: verseCount('english', book, chapter) + 1 }, (_, verse) => verse);
  const own = verses.flatMap((verse) => fromEnglish('masoretic', { book, chapter, verse }));
  return [...new Set(own.map(sefariaChapter))].sort((a, b) => a - b);
}

/**
 * Returns a chapter at Sefaria: as this job has kept it, or asked for and then kept. If two deliveries ask at once and
 * the text changes in between, both get the answer that was kept first. Other chunks of the job get it too.
 */
async function keptChapter(
  ctx: SourceContext,
  jobId: string,
  book: BookId,
  chapter: number,
): Promise<SefariaChapter> {
  const key = stagedKey(jobId, `${book}/${chapter}.json`);
  const kept = await ctx.files.get(key);
  if (kept !== null) return readAnswer(kept, book, chapter);
  const body = await askSefaria(ctx, book, chapter);
  await ctx.files.put(key, body, { keepsFirst: true });
  return readAnswer((await ctx.files.get(key)) ?? body, book, chapter);
}

function sefariaSource(ctx: SourceContext, ranges: readonly ChapterRange[], jobId: string): ImportSource {
  const chapters = chaptersOf(ranges);
  // The address is not in the fingerprint: a stand-in has another one after each start, and a job must be
  // able to go on.
  const fingerprint = `Sefaria loader ${LOADER_VERSION} ${JSON.stringify(ranges)}`;
  return {
    target: 'sefaria',
    unit: 'verses',
    editions: [MAM, JPS_1917].map((edition) => ({
      record: ctx.offline ? standIn(edition) : edition,
      expected: {},
      partial: true,
    })),
    fingerprint: async () => fingerprint,
    begin: async () =>
      chapters.map(
        ({ book, chapter }): PlannedChunk => ({
          phase: 'load',
          descriptor: { book, chapter },
          units: verseCount('english', book, chapter),
        }),
      ),
    async read(chunk): Promise<ChunkRecords> {
      const { book, chapter } = descriptor.parse(chunk);
      const texts: { chapter: number; texts: SefariaChapter }[] = [];
      // Sefaria gets one request at a time.
      for (const at of sefariaChapters({ book, chapter }))
        texts.push({ chapter: at, texts: await keptChapter(ctx, jobId, book, at) });
      const isSelected = (other: number): boolean =>
        chapters.some((one) => one.book === book && one.chapter === other);
      return chapterRecords(book, chapter, texts, isSelected);
    },
  };
}

export const SEFARIA: JobKind<Extract<ImportTask, { kind: 'sefaria' }>> = {
  async inputFiles(_context, { chapters }) {
    chaptersOf(chapters);
    return [];
  },
  open: async (ctx, { chapters }, _files, jobId) => sefariaSource(ctx, chapters, jobId),
};
