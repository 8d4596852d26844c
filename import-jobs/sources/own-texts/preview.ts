import { BOOKS, type BookId } from '../../../domain/canon/index.ts';
import type { TextPreview } from '../../../domain/contract/index.ts';
import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import type { BibleFile, BibleRow, Part } from '../../bible-files/index.ts';
import { PermanentError } from '../../engine/errors.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import type { InputFile, JobKind, SourceContext } from '../../job-kind.ts';
import type { ImportSource, PlannedChunk } from '../../records.ts';
import { previewKey, stagedKey } from '../../staged.ts';
import { fingerprintOf, withFileName } from '../input-files.ts';
import { likelyBooks } from './likely-books.ts';
import { checkBook, endsEarly, likelyNumbering, mixedNumberings } from './numbering-of.ts';
import { openText, textFile } from './open-text.ts';
import { OWN_TEXT_VERSION } from './own-text.ts';

type PreviewTask = Extract<ImportTask, { kind: 'text-preview' }>;

interface Stage {
  readonly number: number;
  readonly part: Part;
}

const MOST_PROBLEMS = 50;

type Sample = Pick<BibleRow, 'book' | 'chapter' | 'verse' | 'text'>;

/** What was read of a part of the file. */
interface PartRead {
  verses: [book: BookId, chapter: number, verses: number[]][];
  problems: TextPreview['problems'];
  problemCount: number;
  first: Sample | null;
  last: Sample | null;
  longest: Sample | null;
  shortest: Sample | null;
  /** The verse with the most signs that are neither letters nor usual punctuation. */
  oddest: Sample | null;
  unknownBooks: { spelling: string; verses: number; chapters: number; row: number }[];
  missingBooks: TextPreview['missingBooks'];
  dropped: TextPreview['dropped'];
}

const oddSigns = ({ text }: Sample): number =>
  text.match(/[^\p{L}\p{M}\s.,;:!?'’"“”()\-–—־׃]/gu)?.length ?? 0;

const pick = (
  a: Sample | null,
  b: Sample | null,
  isBetter: (a: Sample, b: Sample) => boolean,
): Sample | null => (a === null || (b !== null && isBetter(b, a)) ? b : a);

const longer = (a: Sample, b: Sample): boolean => a.text.length > b.text.length;
const shorter = (a: Sample, b: Sample): boolean => a.text.length < b.text.length;
const odder = (a: Sample, b: Sample): boolean => oddSigns(a) > oddSigns(b);

async function readPart(bible: BibleFile, part: Part): Promise<PartRead> {
  const verses = new Map<string, [BookId, number, number[]]>();
  const read: PartRead = {
    verses: [],
    problems: [],
    problemCount: 0,
    first: null,
    last: null,
    longest: null,
    shortest: null,
    oddest: null,
    unknownBooks: [],
    missingBooks: [],
    dropped: [],
  };
  for await (const row of bible.rows(part)) {
    if ('message' in row) {
      read.problemCount += 1;
      if (read.problems.length < MOST_PROBLEMS) read.problems.push({ row: row.row, message: row.message });
      continue;
    }
    const { book, chapter, verse, text } = row;
    const key = `${book} ${chapter}`;
    const ofChapter = verses.get(key) ?? [book, chapter, []];
    verses.set(key, ofChapter);
    ofChapter[2].push(verse);
    const sample = { book, chapter, verse, text };
    read.first ??= sample;
    read.last = sample;
    read.longest = pick(read.longest, sample, longer);
    read.shortest = pick(read.shortest, sample, shorter);
    read.oddest = pick(read.oddest, sample, odder);
  }
  read.verses = [...verses.values()];
  read.unknownBooks = [...bible.unknownBooks].map(([spelling, { verses, chapters, row }]) => ({
    spelling,
    verses,
    chapters,
    row,
  }));
  read.missingBooks = [...bible.missingBooks].map(([name, count]) => ({ name, verses: count }));
  read.dropped = [...bible.dropped].map(([kind, count]) => ({ kind, count }));
  return read;
}

/** Joins lists of counts: those with the same name are added. */
function added<Row>(
  lists: readonly (readonly Row[])[],
  nameOf: (row: Row) => string,
  add: (a: Row, b: Row) => Row,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of lists.flat()) {
    const known = sums.get(nameOf(row));
    sums.set(nameOf(row), known === undefined ? row : add(known, row));
  }
  return [...sums.values()];
}

/** The direction in which most letters of the samples are written. */
function directionOf(samples: readonly Sample[]): 'ltr' | 'rtl' {
  const text = samples.map((sample) => sample.text).join('');
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const rightToLeft = count(/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu);
  return 2 * rightToLeft > count(/\p{L}/gu) ? 'rtl' : 'ltr';
}

/** Whether another answer of the administrator could make verses of a file from which none was read. */
const canBeAsked = (bible: BibleFile, parts: readonly PartRead[]): boolean =>
  bible.columns !== undefined ||
  bible.texts.length > 1 ||
  parts.some(({ unknownBooks }) => unknownBooks.length > 0);

function previewOf(bible: BibleFile, task: PreviewTask, parts: readonly PartRead[]): TextPreview {
  const found = new Map<BookId, Map<number, Set<number>>>();
  const repeated = new Map<string, number>();
  for (const [book, chapter, verses] of parts.flatMap((part) => part.verses)) {
    const chapters = found.get(book) ?? new Map<number, Set<number>>();
    found.set(book, chapters);
    const known = chapters.get(chapter) ?? new Set();
    const again = verses.filter((verse) => known.has(verse)).length;
    repeated.set(book, (repeated.get(book) ?? 0) + again);
    chapters.set(chapter, new Set([...known, ...verses]));
  }
  if (found.size === 0 && !canBeAsked(bible, parts))
    throw new RefusedFile(parts[0]?.problems[0]?.message ?? 'The file has no verse that we can read');
  const numbering = task.numbering ?? likelyNumbering(found);
  const mixed = mixedNumberings(found);
  const books = BOOKS.flatMap(({ id }) => {
    const chapters = found.get(id);
    return chapters === undefined ? [] : [checkBook(numbering, id, chapters)];
  });
  for (const { id, name, verses } of books)
    if ((repeated.get(id) ?? 0) > verses / 2)
      throw new RefusedFile(
        `${name} is in the file twice. Remove one of them, or upload each text as a file of its own`,
      );
  const best = (get: (part: PartRead) => Sample | null, isBetter: typeof longer) =>
    parts.map(get).reduce((a, b) => pick(a, b, isBetter), null);
  const chosen = [
    parts.find(({ first }) => first !== null)?.first ?? null,
    best((part) => part.longest, longer),
    best((part) => part.shortest, shorter),
    best((part) => part.oddest, odder),
    parts.findLast(({ last }) => last !== null)?.last ?? null,
  ].filter((sample) => sample !== null);
  const samples = added([chosen], formatReference, (a) => a);
  const unknown = added(
    parts.map((part) => part.unknownBooks),
    ({ spelling }) => spelling,
    (a, b) => ({ ...a, verses: a.verses + b.verses, chapters: Math.max(a.chapters, b.chapters) }),
  );
  const likely = likelyBooks(unknown, found.keys());
  const ofFile = [mixed, endsEarly(numbering, chosen.at(-1), found)].flatMap((message) =>
    message === null ? [] : [{ row: null, message }],
  );
  return {
    kind: bible.kind,
    encoding: bible.encoding,
    direction: directionOf(samples),
    hasHeader: bible.hasHeader ?? null,
    columns: bible.columns === undefined ? null : { ...bible.columns, chosen: { ...bible.columns.chosen } },
    texts: bible.texts,
    text: bible.text,
    numbering,
    books,
    verses: books.reduce((sum, { verses }) => sum + verses, 0),
    unknownBooks: unknown.map(({ spelling, verses, row }) => ({
      spelling,
      verses,
      row,
      likely: likely.get(spelling) ?? null,
    })),
    missingBooks: added(
      parts.map((part) => part.missingBooks),
      ({ name }) => name,
      (a, b) => ({ ...a, verses: a.verses + b.verses }),
    ),
    dropped: added(
      parts.map((part) => part.dropped),
      ({ kind }) => kind,
      (a, b) => ({ ...a, count: a.count + b.count }),
    ),
    problems: [...ofFile, ...parts.flatMap((part) => part.problems)].slice(0, MOST_PROBLEMS),
    problemCount: parts.reduce((sum, part) => sum + part.problemCount, ofFile.length),
    samples: samples.map((sample) => ({ reference: formatReference(sample), text: sample.text })),
  };
}

const asBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

async function open(
  ctx: SourceContext,
  task: PreviewTask,
  [file]: readonly InputFile[],
  jobId: string,
): Promise<ImportSource> {
  if (file === undefined) throw new PermanentError('The file was deleted. Upload it again.', null);
  const bible = await openText(ctx, file, task.guesses);
  const partKey = (number: number) => stagedKey(jobId, `${number}.json`);
  return {
    target: targetOf(task),
    unit: 'bytes',
    editions: [],
    fingerprint: () => fingerprintOf(ctx, [file], [OWN_TEXT_VERSION, task.guesses, task.numbering]),
    async begin() {
      // Without its columns no row can be read. The preview then asks for them.
      const parts = bible.columns?.asked.length ? [] : await bible.parts();
      return [
        ...parts.map(
          (part, number): PlannedChunk => ({
            phase: 'stage',
            descriptor: { number, part } satisfies Stage,
            units: Math.ceil(file.size / parts.length),
          }),
        ),
        { phase: 'plan', descriptor: parts.length, units: 0 },
      ];
    },
    async stage(descriptor) {
      const { number, part } = descriptor as Stage;
      await ctx.files.put(partKey(number), asBytes(await withFileName(file, () => readPart(bible, part))));
      return { chunks: [] };
    },
    read: async () => ({}),
    async plan(descriptor) {
      const parts = await Promise.all(
        Array.from({ length: Number(descriptor) }, async (_, number): Promise<PartRead> => {
          const bytes = await ctx.files.get(partKey(number));
          if (bytes === null)
            throw new PermanentError('A part of the preview is gone.', 'Preview the file again');
          return JSON.parse(new TextDecoder().decode(bytes));
        }),
      );
      const preview = await withFileName(file, async () => previewOf(bible, task, parts));
      await ctx.files.put(previewKey(jobId), asBytes(preview));
      return { chunks: [] };
    },
  };
}

/** Reads a file with a text and says what it is taken for. It writes nothing that readers see. */
export const TEXT_PREVIEW: JobKind<PreviewTask> = {
  inputFiles: async (ctx, { file }) => [await textFile(ctx, file)],
  open,
};
