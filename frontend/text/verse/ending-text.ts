export const endingText = {
  title: (verse: number) => `After verse ${verse}, without a number`,
  about:
    'The edition prints this ending without a verse number. It does not count in the total of the verse.',
  reference: (reference: string) => `the ending after ${reference}`,
  totals: 'Totals of the ending',
} as const;
