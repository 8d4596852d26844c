export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const spread = (figures: readonly number[]): number[] => [
  median(figures),
  quantile(figures, 0.95),
  Math.max(...figures),
];

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
