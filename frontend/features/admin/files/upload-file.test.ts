import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Upload } from '../../../../domain/contract/index.ts';
import { ApiError } from '../../../api/api-error.ts';
import { type UploadCalls, uploadFile } from './upload-file.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * A server that stores parts of four bytes. If `fault` gives an error for a part, the server throws it and
 * does not store the part.
 */
function server(parts: Upload['parts'] = [], fault: (number: number) => Error | null = () => null) {
  const stored: [number, string, string][] = [];
  const calls: UploadCalls = {
    beginUpload: async (body) => ({ id: 'u', ...body, partSize: 4, parts, startedAt: '' }),
    putPart: async (_, number, part, hash) => {
      const error = fault(number);
      if (error !== null) throw error;
      stored.push([number, await part.text(), hash]);
    },
    completeUpload: async (id) => ({ id, folder: 'csv', name: 'a', size: 10, sha256: 'x', lastModified: '' }),
  };
  return { calls, stored };
}

const send = (calls: UploadCalls, { text = '0123456789', controller = new AbortController() } = {}) => {
  const sent: number[] = [];
  const waits: number[] = [];
  const done = uploadFile(new File([text], 'a.csv'), {
    folder: 'csv',
    calls,
    signal: controller.signal,
    onBegun: () => {},
    onSent: (bytes) => sent.push(bytes),
    wait: async (ms) => waits.push(ms),
  });
  return { done, sent, waits };
};

describe('an upload', () => {
  test.each([
    ['0123456789', ['0123', '4567', '89']],
    ['01234567', ['0123', '4567']],
    ['0', ['0']],
  ])('an upload sends %s in parts, each with its SHA-256', async (text, parts) => {
    const { calls, stored } = server();
    const { done, sent } = send(calls, { text });
    expect((await done).id).toBe('u');
    expect(stored).toEqual(parts.map((part, index) => [index + 1, part, sha256(part)]));
    expect(sent.at(-1)).toBe(text.length);
  });

  test('an upload does not send a part that the server has already, unless its content differs', async () => {
    const { calls, stored } = server([
      { number: 1, sha256: sha256('0123') },
      { number: 2, sha256: sha256('other') },
    ]);
    const { done, sent } = send(calls);
    await done;
    expect(stored.map(([number]) => number)).toEqual([2, 3]);
    expect(sent).toEqual([4, 8, 10]);
  });

  test('an upload tries a part up to three times: after no answer with a pause, after a 422 at once', async () => {
    const failures = [new ApiError(0, { message: 'away' }), new ApiError(422, { message: 'damaged' })];
    const { calls, stored } = server([], (number) => (number === 2 ? (failures.shift() ?? null) : null));
    const { done, waits } = send(calls);
    await done;
    expect({ waits, storedParts: stored.length }).toEqual({ waits: [1_000], storedParts: 3 });
  });

  test('an upload fails after three tries of one part, with the server’s reason', async () => {
    const { calls, stored } = server([], (number) =>
      number === 2 ? new ApiError(503, { message: 'The server is busy.' }) : null,
    );
    const { done, waits } = send(calls);
    await expect(done).rejects.toThrow('The server is busy.');
    expect({ waits: waits.length, storedParts: stored.length }).toEqual({ waits: 2, storedParts: 1 });
  });

  test.each([401, 403, 404, 413])(
    'an upload does not try a part again after an answer %i',
    async (status) => {
      const { calls } = server([], () => new ApiError(status, { message: 'no' }));
      const { done, waits } = send(calls);
      await expect(done).rejects.toThrow('no');
      expect(waits).toEqual([]);
    },
  );

  test('an upload keeps the reason of a refusal if the server then has no such upload any more', async () => {
    const failures = [
      new ApiError(422, { message: 'a ZIP archive' }),
      new ApiError(404, { message: 'none' }),
    ];
    const { calls } = server([], () => failures.shift() ?? null);
    await expect(send(calls).done).rejects.toThrow('a ZIP archive');
  });

  test('an upload sends no further part if it is cancelled while its second part is sent', async () => {
    const controller = new AbortController();
    const { calls, stored } = server([], (number) => {
      if (number === 2) controller.abort();
      return null;
    });
    await expect(send(calls, { controller }).done).rejects.toThrow();
    expect(stored.map(([number]) => number)).toEqual([1, 2]);
  });
});
