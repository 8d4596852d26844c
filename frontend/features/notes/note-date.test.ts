import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { datesInWords } from './note-date.ts';

/** A time in the zone of this machine, in ISO form. */
const at = (day: number, hour: number, minute: number) =>
  new Date(2026, 10, day, hour, minute, 7).toISOString();
const NOW = new Date(2026, 10, 28, 16, 0).getTime();

test.each([
  ['of another day has no time of day', [at(27, 9, 5)], ['Nov 27, 2026']],
  ['of today has the time of day', [at(28, 9, 5)], ['Nov 28, 2026, 09:05']],
  [
    'has the time of day if another one is of the same day',
    [at(27, 9, 5), at(26, 9, 5), at(27, 23, 59)],
    ['Nov 27, 2026, 09:05', 'Nov 26, 2026', 'Nov 27, 2026, 23:59'],
  ],
  [
    'has no time of day if only the same time is beside it',
    [at(27, 9, 5), at(27, 9, 5)],
    ['Nov 27, 2026', 'Nov 27, 2026'],
  ],
])('a date %s', (_, times, expected) => {
  expect(times.map(datesInWords(times, NOW))).toEqual(expected);
});

test.each(['America/Los_Angeles', 'Asia/Seoul', 'UTC'])(
  'a day that a file gave without a time is this day in %s too',
  (zone) => {
    // The zone of a process is set when it starts.
    const script = `import(process.argv[1]).then(({ datesInWords }) => {
      const times = ['2024-03-05T00:00:00.000Z', '2024-03-05T12:00:00.000Z', '2024-03-06T00:00:00.000Z'];
      console.log(JSON.stringify(times.map(datesInWords(times))));
    })`;
    const file = new URL('./note-date.ts', import.meta.url).href;
    const shown = execFileSync(process.execPath, ['-e', script, file], { env: { ...process.env, TZ: zone } });
    expect(JSON.parse(shown.toString())).toEqual([
      'Mar 5, 2024',
      expect.stringMatching(/^Mar 5, 2024, /u),
      'Mar 6, 2024',
    ]);
  },
);
