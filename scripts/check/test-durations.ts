/**
 * The goals for the time of the commands and of some parts of `npm test`, in seconds on two cores (docs/testing.md).
 */
const GOALS = [
  { name: 'npm run check', parts: ['types', 'lint', 'unit'], seconds: 120 },
  { name: 'worker', parts: ['worker'], seconds: 150 },
  { name: 'browser', parts: ['browser'], seconds: 240 },
  {
    name: 'npm test',
    parts: ['types', 'lint', 'unit', 'dom', 'build', 'corpus', 'worker', 'browser', 'statements'],
    seconds: 720,
  },
];

/** The goals of which every part has run, each with the time that its parts took together. */
const measured = (seconds: Readonly<Record<string, number>>) =>
  GOALS.filter(({ parts }) => parts.every((part) => seconds[part] !== undefined)).map((goal) => ({
    ...goal,
    taken: goal.parts.reduce((sum, part) => sum + (seconds[part] ?? 0), 0),
  }));

export const durationLines = (seconds: Readonly<Record<string, number>>): string[] => [
  ...Object.entries(seconds).map(([part, taken]) => `${part}: ${taken.toFixed(0)} s`),
  ...measured(seconds).map(({ name, taken, seconds: goal }) => `${name}: ${taken.toFixed(0)} s of ${goal} s`),
];

/**
 * The names of the goals that took more than twice their time. With this factor, a machine that is 1.7 times slower
 * than ours still passes, and a busy machine does not make a correct change fail.
 */
export const tooSlow = (seconds: Readonly<Record<string, number>>): string[] =>
  measured(seconds)
    .filter(({ taken, seconds: goal }) => taken > 2 * goal)
    .map(({ name }) => name);
