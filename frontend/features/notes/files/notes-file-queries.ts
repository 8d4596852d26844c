import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Note, NotesFormat } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call, callFile } from '../../../api/call.ts';
import { api } from '../../../api/client.ts';
import { asReader, userQuery } from '../../../session/user-query.ts';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { failureToast } from '../../../ui/panels/failure-toast.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { download } from '../../../ui/sharing/download.ts';
import { readerHeader } from '../notes-queries.ts';
import {
  type ChosenFile,
  type Conflicting,
  chosenVersion,
  type FileChoice,
  FORMATS,
  readNotesFile,
} from './notes-file.ts';

const currentReaderHeader = (queryClient: QueryClient) =>
  readerHeader(queryClient.getQueryData(userQuery.queryKey)?.id);

export function useExportNotes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (format: NotesFormat) =>
      asReader(
        queryClient,
        // The exported file is read as bytes, because reading it as text would remove the byte order mark by which
        // spreadsheets recognise UTF-8.
        callFile(api.notes.export.$get({ header: currentReaderHeader(queryClient), query: { format } })),
      ),
    onSuccess: (content, format) => {
      const { extension } = FORMATS.find((one) => one.format === format) ?? { extension: 'json' };
      const day = new Date().toISOString().slice(0, 10);
      download({ name: notesText.files.name(day), extension, content });
      toast({ title: notesText.files.exported, description: notesText.files.exportedText });
    },
    onError: failureToast(notesText.files.exportFailed, notesText.files.tryAgain),
  });
}

export function useImportNotes() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (file: ChosenFile) => {
      const header = currentReaderHeader(queryClient);
      const json = await readNotesFile(file);
      const result = await asReader(queryClient, call(api.notes.import.$post({ header, json })));
      return { ...result, format: json.format };
    },
    // The notes are loaded again also after an error, because the server may have imported the file although its
    // answer was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notes'] }),
  });
}

/**
 * The result of choosing a version of a note. If the note has changed since the reader saw it, `current` is the new
 * version and the reader must choose again.
 */
export type ChoiceResult = { readonly done: true } | { readonly done: false; readonly current: Note };

/**
 * Saves the version of a note that the reader chose. The server refuses it if the note has changed since the reader
 * saw it. If the note was deleted, the version becomes a new note.
 */
export function useChooseVersion() {
  const queryClient = useQueryClient();
  // The header names the reader who is signed in when the dialog opens. If another reader signs in later, the
  // server refuses the choice.
  const [header] = useState(() => currentReaderHeader(queryClient));
  return useMutation({
    mutationFn: async ({
      conflict,
      choice,
    }: {
      conflict: Conflicting;
      choice: FileChoice;
    }): Promise<ChoiceResult> => {
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
