import { expect, test, vi } from 'vitest';
import { turnsDuring } from '../../../tests/imports/turns.ts';
import { streamInTurns } from './stream-in-turns.ts';

const BYTES = Uint8Array.from({ length: 1_000_000 }, (_, at) => at % 251);

test('streamInTurns sends the bytes in order, and other work of the thread goes on meanwhile', async () => {
  vi.stubGlobal(
    'FixedLengthStream',
    class extends TransformStream {
      readonly expected: number;
      constructor(length: number) {
        super();
        this.expected = length;
      }
    },
  );
  try {
    const reading = new Response(streamInTurns(BYTES)).arrayBuffer();
    expect(await turnsDuring(reading)).toBeGreaterThanOrEqual(8);
    expect(new Uint8Array(await reading)).toEqual(BYTES);
  } finally {
    vi.unstubAllGlobals();
  }
});
