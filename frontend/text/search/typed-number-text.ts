export const typedNumberText = {
  hints: {
    small: 'Values start at 1.',
    large: 'The largest value you can search for is 999,999,999.',
    fraction: 'Values are whole numbers.',
    mixed: 'Use digits only, like 913 or 1,773.',
    none: 'Use digits, like 913 or 1,773.',
  },
  addsUp: 'What adds up to this number',
} as const;
