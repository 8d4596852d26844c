import type { FileFolder, StoredFile } from '../../../../domain/contract/index.ts';
import { reasonOf } from '../../../api/reason-of.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { type UploadCalls, uploadFile } from './upload-file.ts';

export interface UploadItem {
  readonly key: number;
  readonly folder: FileFolder;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  readonly sent: number;
  readonly uploadId: string | null;
  /** The SHA-256 of the stored file, which the server computes. Null until the file is stored. */
  readonly sha256: string | null;
  /** The id of the stored file. Null until the file is stored. */
  readonly fileId: string | null;
  readonly problem: string | null;
}

interface Calls extends UploadCalls {
  deleteFile(id: string): Promise<unknown>;
}

interface Order {
  readonly file: File;
  readonly folder: FileFolder;
  readonly controller: AbortController;
}

/**
 * Sends the uploads of this tab one after the other. They go on while the administrator looks at other
 * screens, so the store is not part of a component.
 */
export class UploadStore {
  readonly #calls: Calls;
  readonly #onStored: (file: StoredFile) => void;
  readonly #listeners = new Set<() => void>();
  readonly #orders = new Map<number, Order>();
  #items: readonly UploadItem[] = [];
  #lastKey = 0;
  #isRunning = false;

  constructor(calls: Calls, onStored: (file: StoredFile) => void) {
    this.#calls = calls;
    this.#onStored = onStored;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly UploadItem[] => this.#items;

  /** Puts a file in the queue, and returns the key of its item. */
  add(file: File, folder: FileFolder): number {
    const key = ++this.#lastKey;
    const { name, size } = file;
    this.#orders.set(key, { file, folder, controller: new AbortController() });
    const fresh = {
      state: 'waiting',
      sent: 0,
      uploadId: null,
      sha256: null,
      fileId: null,
      problem: null,
    } as const;
    this.#set([...this.#items, { key, folder, name, size, ...fresh }]);
    void this.#run();
    return key;
  }

  /** Puts a failed file in the queue again. Parts that have arrived are not sent again. */
  retry(key: number): void {
    const order = this.#orders.get(key);
    if (order === undefined) return;
    this.#orders.set(key, { ...order, controller: new AbortController() });
    this.#change(key, { state: 'waiting', problem: null });
    void this.#run();
  }

  /**
   * Removes an upload from the list. If it is not done, also stops it and deletes the parts that the server
   * has.
   */
  async remove(key: number): Promise<void> {
    const item = this.#items.find((one) => one.key === key);
    this.#orders.get(key)?.controller.abort();
    this.#orders.delete(key);
    this.#set(this.#items.filter((one) => one.key !== key));
    if (item?.uploadId && item.state !== 'done') await this.#calls.deleteFile(item.uploadId);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const next = this.#items.find(({ state }) => state === 'waiting');
      const order = next && this.#orders.get(next.key);
      if (next === undefined || order === undefined) break;
      await this.#send(next.key, order);
    }
    this.#isRunning = false;
  }

  async #send(key: number, { file, folder, controller: { signal } }: Order): Promise<void> {
    this.#change(key, { state: 'sending' });
    try {
      const stored = await uploadFile(file, {
        folder,
        signal,
        calls: this.#calls,
        onBegun: (uploadId) => {
          this.#change(key, { uploadId });
          // The upload was removed before the server had answered with its id.
          if (signal.aborted) void this.#calls.deleteFile(uploadId).catch(() => undefined);
        },
        onSent: (sent) => this.#change(key, { sent }),
      });
      this.#orders.delete(key);
      this.#change(key, { state: 'done', sha256: stored.sha256, fileId: stored.id });
      this.#onStored(stored);
    } catch (error) {
      if (signal.aborted) return;
      this.#change(key, {
        state: 'failed',
        problem: reasonOf(error, adminText.uploadStore.fileCouldNotSent),
      });
    }
  }

  #change(key: number, change: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
