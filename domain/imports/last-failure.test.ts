import { expect, test } from 'vitest';
import { JOB_ITSELF, lastFailure } from './last-failure.ts';

const placed = (source: string, message: string) => ({ source, row: null, column: null, message });

test('the reason why a job failed is that of its last failure, not of an earlier one or of a row', () => {
  const away = placed(JOB_ITSELF, 'cannot be reached');
  const refused = placed(JOB_ITSELF, '403');
  expect(lastFailure([away])).toBe(away);
  expect(lastFailure([away, refused])).toBe(refused);
  expect(lastFailure([away, refused, placed('a.csv', 'no such verse')])).toBe(refused);
});

test('without a failure of the job itself, the reason is the first message', () => {
  const rows = [placed('a.csv', 'no such verse'), placed('a.csv', 'no such book')];
  expect(lastFailure(rows)).toBe(rows[0]);
  expect(lastFailure([])).toBeUndefined();
});
