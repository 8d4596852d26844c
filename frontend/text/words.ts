import { counted } from './numbers.ts';

/** The words of a verse. */
export const wordsText = {
  strongsNumber: (number: string) => `Strong’s ${number}`,
  options: {
    /** The name of the menu “Aa” for screen readers. */
    label: 'Aa, text options',
    sign: 'Aa',
  },
  sum: {
    label: 'The value of each word, in reading order',
    /** The name of a number for screen readers. */
    number: (value: string, position: number, sound: string) => `${value}, word ${position}, ${sound}`,
    more: (count: number) => counted(count, 'more word'),
    noSum: 'By this method, the value of the verse is not the sum of its words.',
  },
  variants: {
    read: 'read: ',
    written: 'written: ',
    notRead: 'not read',
    notWritten: 'not written',
    readTitle: 'Qere: what is read',
    writtenTitle: 'Ketiv: what is written',
    noteOfRead:
      'Brackets show what is written (ketiv) where it differs from what is read (qere). The values count what is read.',
    noteOfWritten:
      'Brackets show what is read (qere) where it differs from what is written (ketiv). The values count what is written.',
  },
} as const;
