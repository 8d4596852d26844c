export const methodsText = {
  scripts: { hebrew: 'Hebrew', greek: 'Greek' },
  groups: {
    letters: 'Letters added up',
    totals: 'From the total',
    positions: 'By the letter’s place',
    substitutions: 'Letters exchanged',
    names: 'Letters and numbers spelled out',
  },
  noWords: 'There are no words to count here.',
  noLetters: (counted: string) => `There are no ${counted} letters to count here.`,
  otherScript: (counted: string, found: string) =>
    `${counted} methods count ${counted} letters. This text is ${found}.`,
} as const;
