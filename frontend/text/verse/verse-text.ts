export const verseText = {
  loading: 'Loading the verse',
  masoretic: 'Masoretic numbering: ',
  greek: 'Greek numbering: ',
  value: {
    title: 'Value of the verse',
    /** The name of the total for screen readers. It is a link to the page of the number. */
    total: (value: string) => `${value}, about this number`,
    noMethod: 'No method selected', // Fixed.
    choose: 'Choose a method',
    /** The name of the menu for screen readers. It begins with the name of the method. */
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
