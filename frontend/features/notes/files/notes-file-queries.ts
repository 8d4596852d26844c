import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Note, NotesFormat } from '../../../../domain/contract/index.ts';
import { writeNotes } from '../../../../domain/notes/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { api, call } from '../../../api/client.ts';
import { asReader } from '../../../session/reader.ts';
import { userQuery } from '../../../session/user-query.ts';
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
import { notesToExport } from './notes-to-export.ts';

const currentReaderHeader = (queryClient: QueryClient) =>
  readerHeader(queryClient.getQueryData(userQuery.queryKey)?.id);

export function useExportNotes(userId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (format: NotesFormat) => {
      const exportedAt = new Date().toISOString();
      const { notes, isLatest } = await notesToExport(queryClient, userId, exportedAt);
      return { content: writeNotes(format, notes, exportedAt), day: exportedAt.slice(0, 10), isLatest };
    },
    onSuccess: ({ content, day, isLatest }, format) => {
      const { extension } = FORMATS.find((one) => one.format === format) ?? { extension: 'json' };
      download({ name: notesText.files.name(day), extension, content });
      toast({
        title: notesText.files.exported,
        description: isLatest ? notesText.files.exportedText : notesText.files.exportedHere,
      });
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
      const result = await asReader(
        queryClient,
        call(api.notes.import.$post({ header, json }), 'conflicting'),
      );
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
          call(api.notes[':id'].$patch({ header, param: { id: String(current.id) }, json }), 'id'),
        );
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409 && error.current !== null) {
          return { done: false, current: error.current as Note };
        }
        if (error.status !== 404) throw error;
        await asReader(
          queryClient,
          call(api.notes.$post({ header, json: { book, chapter, verse, ...version } }), 'id'),
        );
      }
      return { done: true };
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notes'] }),
  });
}
