import { scriptOfValues } from '../../../domain/editions/index.ts';
import { type ImportTask, targetOf } from '../../../domain/imports/index.ts';
import type { Part } from '../../bible-files/index.ts';
import { MAX_ROWS_A_CHUNK } from '../../context.ts';
import { PermanentError } from '../../engine/errors.ts';
import type { InputFile, JobKind, SourceContext } from '../../job-kind.ts';
import type { EditionRecord, ImportSource, PlannedChunk, RowProblem } from '../../records.ts';
import { stagedKey } from '../../staged.ts';
import { fingerprintOf, keepOpen, withFileName } from '../input-files.ts';
import { LettersOfLanguage } from './letters-of-language.ts';
import { openText, textFile } from './open-text.ts';
import { type PlacedRow, placedVerses } from './placed-verses.ts';
import { verseOfRow } from './verse-of-row.ts';

/** Raise this with a change after which the same file gives other verses. */
export const OWN_TEXT_VERSION = 2;

type OwnTextTask = Extract<ImportTask, { kind: 'own-text' }>;

interface Stage {
  readonly number: number;
  readonly part: Part;
}

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

const open = keepOpen(
  async (
    ctx: SourceContext,
    task: OwnTextTask,
    [file]: readonly InputFile[],
    jobId: string,
  ): Promise<ImportSource> => {
    if (file === undefined)
      throw new PermanentError('The file of this text was deleted. Upload it again.', null);
    const { guesses, numbering, edition } = task;
    const script = scriptOfValues(edition);
    const isHebrew = script !== null && numbering === 'masoretic';
    const record: EditionRecord = { ...edition, numbering: isHebrew ? 'masoretic' : 'english' };
    // Rows of an original have a row for each of their words.
    const most = script === null ? MAX_ROWS_A_CHUNK : (ctx.rowsAChunk ?? MAX_ROWS_A_CHUNK);
    const bible = await openText(ctx, file, guesses);
    const parts = await bible.parts();
    return {
      target: targetOf(task),
      unit: 'verses',
      editions: [{ record, expected: {}, partial: false }],
      fingerprint: () => fingerprintOf(ctx, [file], [OWN_TEXT_VERSION, guesses, numbering]),
      begin: async () =>
        parts.map(
          (part, number): PlannedChunk => ({
            phase: 'stage',
            descriptor: { number, part } satisfies Stage,
            units: Math.ceil(file.size / parts.length),
          }),
        ),
      async stage(descriptor) {
        const { number, part } = descriptor as Stage;
        return withFileName(file, async () => {
          const chunks: PlannedChunk[] = [];
          const problems: RowProblem[] = [];
          const letters = new LettersOfLanguage(edition.language);
          let rows: PlacedRow[] = [];
          const store = async () => {
            if (rows.length === 0) return;
            const key = stagedKey(jobId, `${number}-${chunks.length}.json`);
            await ctx.files.put(key, ENCODER.encode(JSON.stringify(rows)));
            chunks.push({ phase: 'load', descriptor: key, units: rows.length });
            rows = [];
          };
          for await (const one of placedVerses(bible.rows(part), { numbering, script })) {
            if ('problem' in one) problems.push(one.problem);
            else {
              letters.add(one.verse.text);
              rows.push(one.verse);
            }
            if (rows.length === most) await store();
          }
          await store();
          letters.check();
          return { chunks, problems };
        });
      },
      async read(descriptor) {
        const bytes = await ctx.files.get(String(descriptor));
        if (bytes === null)
          throw new PermanentError('The staged rows of this import are gone.', 'Start the import again');
        const rows: PlacedRow[] = JSON.parse(DECODER.decode(bytes));
        return { verses: { [record.id]: rows.map((row) => verseOfRow(record, row)) } };
      },
    };
  },
);

/** Imports a text of its own from a file in any shape that `openBibleFile` knows. */
export const OWN_TEXT: JobKind<OwnTextTask> = {
  inputFiles: async (ctx, { file }) => [await textFile(ctx, file)],
  open,
};
