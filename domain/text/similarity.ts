export const similarityText = {
  bothZero: 'Perfect match',
  same: (percent: number) => `${percent}% · the same value`,
  off: (percent: number, distance: number) => `${percent}% · off by ${distance}`,
} as const;
