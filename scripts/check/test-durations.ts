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

/** A line for each part, and one for each goal of which every part has run. */
export const durationLines = (seconds: Readonly<Record<string, number>>): string[] => [
  ...Object.entries(seconds).map(([part, taken]) => `${part}: ${taken.toFixed(0)} s`),
  ...GOALS.filter(({ parts }) => parts.every((part) => seconds[part] !== undefined)).map((goal) => {
    const taken = goal.parts.reduce((sum, part) => sum + (seconds[part] ?? 0), 0);
    return `${goal.name}: ${taken.toFixed(0)} s of ${goal.seconds} s`;
  }),
];
