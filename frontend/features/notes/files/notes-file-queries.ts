import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Note, NotesFormat } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call, callFile } from '../../../api/call.ts';
import { api } from '../../../api/client.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { asReader, userQuery } from '../../../session/user-query.ts';
import { download } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast.tsx';
import { nameOf } from '../notes-queries.ts';
import {
  type ChosenFile,
  type Conflicting,
  chosenVersion,
  type FileChoice,
  FORMATS,
  readNotesFile,
} from './notes-file.ts';

/** Says in whose name a call is made. */
const readerOf = (queryClient: QueryClient) => nameOf(queryClient.getQueryData(userQuery.queryKey)?.id);

/** Hands the reader a file of all their notes. */
export function useExportNotes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (format: NotesFormat) =>
      asReader(
        queryClient,
        // As it came: its text would be without the mark by which spreadsheets know UTF-8.
        callFile(api.notes.export.$get({ header: readerOf(queryClient), query: { format } })),
      ),
    onSuccess: (content, format) => {
      const { extension } = FORMATS.find((one) => one.format === format) ?? { extension: 'json' };
      const day = new Date().toISOString().slice(0, 10);
      download({ name: `study notes ${day}`, extension, content });
      toast({ title: 'Exported successfully', description: 'Your study notes have been exported.' });
    },
    onError: (error) =>
      toast({ title: 'Export failed', description: reasonOf(error, 'Please try again.'), destructive: true }),
  });
}

/** Takes in a file of notes. */
export function useImportNotes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: ChosenFile) => {
      const header = readerOf(queryClient);
      const json = await readNotesFile(file);
      const result = await asReader(queryClient, call(api.notes.import.$post({ header, json })));
      return { ...result, format: json.format };
    },
    // Also where the answer was lost: the notes may be there.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notes'] }),
  });
}

/** What became of a choice: done, or the note is another by now and asks for a new one. */
export type Chosen = { readonly done: true } | { readonly done: false; readonly current: Note };

/** Puts what the reader chose in the place of the note that was shown to them. */
export function useChooseVersion() {
  const queryClient = useQueryClient();
  // Whose notes were shown: who came after them is not written to.
  const [header] = useState(() => readerOf(queryClient));
  return useMutation({
    mutationFn: async ({
      conflict,
      choice,
    }: {
      conflict: Conflicting;
      choice: FileChoice;
    }): Promise<Chosen> => {
      const version = chosenVersion(conflict, choice);
      if (version === null) return { done: true };
      const { book, chapter, verse, current } = conflict;
      const json = { ...version, revision: current.revision };
      try {
        await asReader(
          queryClient,
          call(api.notes[':id'].$patch({ header, param: { id: String(current.id) }, json })),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409 && error.current !== null) {
          return { done: false, current: error.current as Note };
        }
        if (error.status !== 404) throw error;
        // Deleted meanwhile: the verse has room for it.
        await asReader(
          queryClient,
          call(api.notes.$post({ header, json: { book, chapter, verse, ...version } })),
        );
      }
      return { done: true };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notes'] }),
  });
}
