import type { NotesFormat } from '../../domain/contract/index.ts';
import type { ReaderCtx } from '../ctx.ts';
import { writeCsv } from './files/csv.ts';
import type { FileNote } from './files/file-note.ts';
import { writeJson } from './files/json.ts';
import { writeMarkdown } from './files/markdown.ts';
import { listNotes, timeOf } from './notes.ts';

interface Format {
  readonly type: string;
  readonly extension: string;
  readonly write: (notes: readonly FileNote[], exportedAt: string) => string;
}

const FORMATS: Readonly<Record<NotesFormat, Format>> = {
  json: { type: 'application/json', extension: 'json', write: writeJson },
  markdown: { type: 'text/markdown; charset=utf-8', extension: 'md', write: writeMarkdown },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv', write: writeCsv },
};

interface NotesFile {
  readonly content: string;
  readonly type: string;
  readonly name: string;
}

export async function exportNotes(ctx: ReaderCtx, format: NotesFormat): Promise<NotesFile> {
  const { type, extension, write } = FORMATS[format];
  const now = timeOf(ctx);
  const content = write(await listNotes(ctx), now);
  return { content, type, name: `study-notes-${now.slice(0, 10)}.${extension}` };
}
