import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes } from './json-bytes.ts';

test('jsonBytes returns the bytes of the text that JSON.stringify returns', () => {
  const values = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
  fc.assert(
    fc.property(values, (value) => {
      expect(new TextDecoder().decode(jsonBytes(value))).toBe(JSON.stringify(value));
    }),
  );
});

test.each([
  [{}],
  [[]],
  [{ kept: 1, left: undefined, also: () => 1, last: null }],
  [{ left: undefined }],
  [{ 'a "name"': 'בראשית \u2028', λόγος: [{ at: new Date(0) }] }],
])('the value %j is written as JSON.stringify writes it', (value) => {
  expect(new TextDecoder().decode(jsonBytes(value))).toBe(JSON.stringify(value));
});

test('an answer that is larger than the buffer is complete, and the next answer is too', () => {
  for (const length of [10, 3_000_000, 20, 400_000, 5]) {
    const value = { text: 'א'.repeat(length), after: 'a' };
    expect(new TextDecoder().decode(jsonBytes(value))).toBe(JSON.stringify(value));
  }
});

test('later calls of jsonBytes do not change the bytes of an earlier call', () => {
  const first = jsonBytes({ verse: 1 });
  jsonBytes({ verse: 2 });
  expect(new TextDecoder().decode(first)).toBe('{"verse":1}');
  expect(first.buffer.byteLength).toBe(first.byteLength);
});
