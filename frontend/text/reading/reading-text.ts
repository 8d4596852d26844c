import { lineSwitchesText } from './line-switches-text.ts';

export const readingText = {
  lines: {
    values: { label: lineSwitchesText.values, about: 'What each word adds up to' },
    meaning: { label: lineSwitchesText.meaning, about: 'A short meaning in English' },
    sound: { label: lineSwitchesText.sound, about: 'How the word sounds, in Latin letters' },
    strongs: { label: 'Strong’s', about: 'The word’s number in Strong’s dictionary' },
    parsing: { label: 'Parsing', about: 'Grammar of this form' },
  },
  otherValues: {
    label: 'Values by other methods',
    about: 'Also the values by the other methods that you have chosen',
  },
} as const;
