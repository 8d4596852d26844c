import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes } from './json-bytes.ts';

test('the bytes are those of JSON.stringify', () => {
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
])('%j is written as JSON.stringify does', (value) => {
  expect(new TextDecoder().decode(jsonBytes(value))).toBe(JSON.stringify(value));
});
