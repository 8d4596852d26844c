/**
 * What is new for readers in the present release, in a few sentences kept by hand. A reader who has been here before sees
 * the note once for each `release`.
 */
export const newsText = {
  release: '2026-11',
  note: 'New: read a chapter in up to four texts side by side. <a>What is new</a>',
  title: 'What is new',
  when: 'November 2026',
  list: [
    'A chapter can show up to four texts side by side. Choose them in <i>Aa</i>. Pointing at a word marks its match in the others.',
    'The text comes first on the page, and its words stand at even distances.',
    'The map of the Bible is in the header, with a square for each verse.',
    'The box at the top answers questions, such as the value of a word or how often it occurs.',
    'What you have read is also there without a network, and the site can be installed.',
    'Cards of Greek words have their parsing. Screen readers hear the sound, meaning and value of each word.',
  ],
} as const;
