import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { chapterAnalysis } from '../../domain/contract/index.ts';
import { ANSWER_SHAPE } from './shape.ts';

test('the name of the answers’ shape is a hash of their schema, so a new shape has a new name', () => {
  const shape = JSON.stringify(z.toJSONSchema(chapterAnalysis, { unrepresentable: 'any' }), (name, value) =>
    name === 'description' || name === 'example' ? undefined : value,
  );
  expect(createHash('sha256').update(shape).digest('hex').slice(0, 8)).toBe(ANSWER_SHAPE);
});
