import { expect, test } from 'vitest';
import { JOB_ITSELF, lastFailure } from './job-states.ts';

const placed = (source: string, message: string) => ({ source, row: null, column: null, message });

test('the reason why an import job failed is its last failure, not an earlier one or a message about a row of a file', () => {
  const away = placed(JOB_ITSELF, 'cannot be reached');
  const refused = placed(JOB_ITSELF, '403');
  expect(lastFailure([away])).toBe(away);
  expect(lastFailure([away, refused])).toBe(refused);
  expect(lastFailure([away, refused, placed('a.csv', 'no such verse')])).toBe(refused);
});

test('without a failure of the import job itself, the reason is the first message about a row', () => {
  const rows = [placed('a.csv', 'no such verse'), placed('a.csv', 'no such book')];
  expect(lastFailure(rows)).toBe(rows[0]);
  expect(lastFailure([])).toBeUndefined();
});
