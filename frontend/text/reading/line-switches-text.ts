/** The names of the lines below the words that have a switch beside the text. The first screen loads them. */
export const lineSwitchesText = { values: 'Values', meaning: 'Meaning', sound: 'Sound' } as const;
