export const wordsText = {
  strongsNumber: (number: string) => `Strong’s ${number}`,
  options: {
    label: 'Aa, text options',
    sign: 'Aa',
  },
  linesBelow: 'Below each word',
  severalValues: (methods: readonly string[]) => `Values, from above: ${methods.join(', ')}. `,
  noSum: 'By this method, the value of the verse is not the sum of its words.',
  variants: {
    readTitle: 'Qere: what is read',
    writtenTitle: 'Ketiv: what is written',
    noteOfRead:
      'Brackets show what is written (ketiv) where it differs from what is read (qere). The values count what is read.',
    noteOfWritten:
      'Brackets show what is read (qere) where it differs from what is written (ketiv). The values count what is written.',
  },
} as const;
