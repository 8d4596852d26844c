import { counted } from '../numbers.ts';

export const verseText = {
  loading: 'Loading the verse',
  masoretic: 'Masoretic numbering: ',
  greek: 'Greek numbering: ',
  numberingOf: (version: string) => `Numbering of ${version}: `,
  value: {
    /** The name, for screen readers, of the total of a verse, which is a link to the page of the number. */
    total: (value: string) => `${value}, about this number`,
    /** What is added up, before the sign “=” of a long verse, whose total is above its words. */
    words: (count: number) => counted(count, 'word'),
    noMethod: 'No method selected', // Fixed wording.
    choose: 'Choose a method',
    /**
     * The name, for screen readers, of the menu that changes the method. It begins with the visible name of the method.
     */
    menu: (method: string) => `${method}, change the method`,
    others: 'Other methods',
    asWritten: 'As written (ketiv)',
    asRead: 'As read (qere)',
    countRead: 'Count what is read',
    countWritten: 'Count what is written',
  },
  same: {
    counting: 'Same value: …',
  },
  loadingChapter: 'Loading the chapter',
  leaveReader: 'Leave reader mode',
} as const;
