import type { NotesFormat } from '../../domain/contract/index.ts';
import { writeNotes } from '../../domain/notes/index.ts';
import type { ReaderCtx } from '../ctx/ctx.ts';
import { listNotes, timeOf } from './notes.ts';

const TYPES: Readonly<Record<NotesFormat, { readonly type: string; readonly extension: string }>> = {
  json: { type: 'application/json', extension: 'json' },
  markdown: { type: 'text/markdown; charset=utf-8', extension: 'md' },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv' },
};

interface NotesFile {
  readonly content: string;
  readonly type: string;
  readonly name: string;
}

export async function exportNotes(ctx: ReaderCtx, format: NotesFormat): Promise<NotesFile> {
  const { type, extension } = TYPES[format];
  const now = timeOf(ctx);
  const content = writeNotes(format, await listNotes(ctx), now);
  return { content, type, name: `study-notes-${now.slice(0, 10)}.${extension}` };
}
