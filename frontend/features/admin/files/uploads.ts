import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { asReader } from '../../../session/reader.ts';
import { adminCalls } from '../shared/jobs/admin-calls.ts';
import { refreshFiles } from '../shared/jobs/admin-queries.ts';
import { type UploadItem, UploadStore } from './upload-store.ts';

const STORES = new WeakMap<QueryClient, UploadStore>();

function storeOf(client: QueryClient): UploadStore {
  const existing = STORES.get(client);
  if (existing !== undefined) return existing;
  const store = new UploadStore(
    {
      beginUpload: (body) => asReader(client, adminCalls.beginUpload(body)),
      putPart: (...part) => asReader(client, adminCalls.putPart(...part)),
      completeUpload: (id) => asReader(client, adminCalls.completeUpload(id)),
      deleteFile: (id) => asReader(client, adminCalls.deleteFile(id)),
    },
    () => void refreshFiles(client),
  );
  STORES.set(client, store);
  return store;
}

export function useUploads(): { readonly store: UploadStore; readonly items: readonly UploadItem[] } {
  const store = storeOf(useQueryClient());
  return { store, items: useSyncExternalStore(store.subscribe, store.items) };
}
