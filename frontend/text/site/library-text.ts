import { counted } from '../numbers.ts';

export const libraryText = {
  about: {
    title: 'About the texts',
    lead: 'These texts belong to their publishers and keep their licenses. Every value is computed from them.',
    none: 'No text is available yet.',
    language: 'Language',
    languages: { he: 'Hebrew and Aramaic' },
    source: 'Source',
    licence: 'License',
    verses: 'Verses',
    words: 'Words',
    letters: 'Letters',
    revision: 'Revision',
    otherTotals: 'Totals by other methods',
    written: (written: string, read: string) => `${written} as written, ${read} as read`,
  },
  counting: {
    title: 'What counts',
    letters: 'Only letters count. Vowel points, accents, breathings, section marks and punctuation never do.',
    ketiv:
      'In Hebrew, we count the text as written (ketiv). You can choose the text as read (<i>qere</i>) for a verse instead. They are never counted together.',
    maqaf:
      'A maqaf, the Hebrew hyphen, divides words. Large, small and raised letters count like any other letter.',
    finals:
      'Final letters count like their ordinary forms, unless the <a>method</a> says otherwise. A final sigma is a sigma.',
    titles: 'The title of a psalm is counted separately from its first verse.',
    missing: 'If there is no value, you see “–”, never 0.',
  },
  differences: {
    title: 'Known differences',
    numbers: 'Verse numbers',
    numbersText:
      'Links follow the numbering of the King James Version. Hebrew Bibles number some verses differently, such as Joel 4:1 for Joel 3:1, and these verses show both references. Where they split verses differently, we follow the English split. If a Hebrew Bible counts the title of a psalm as a verse, it comes before verse 1 here.',
    written: 'Written and read',
    writtenText:
      'Sometimes Jewish tradition reads a different word from the one that is written. We show both. A few words are read but not written, or written but not read.',
    greek: 'The Greek text',
    greekText:
      'The SBL Greek New Testament is a critical text. Verses that it leaves out, such as Acts 8:37 or John 7:53–8:11, are shown in English with a note and have no value. The shorter ending after Mark 16:8 is shown without a number and is not part of that verse’s value. The Strong’s numbers and the parsings of its words come from the tagged Greek New Testament of STEPBible (TAGNT, CC BY 4.0).',
    nehemiah: 'Nehemiah 7:68',
    nehemiahText: 'This verse is not in our edition of the Hebrew text.',
    lexicon: 'Lexicon, fonts and code',
    lexiconText:
      'Meanings come from Strong’s dictionaries of Hebrew and Greek (1890, 1894), in the public domain, in files by Open Scriptures and Ulrik Sandborg-Petersen under <a>CC BY-SA</a>. Our short meanings are derived from them and keep that license. The transliteration is our own.',
    fontsText:
      'English, Greek and transliteration are set in Literata, © The Literata Project Authors. Hebrew is set in Cardo, © David J. Perry, with our own rule for two vowels under one letter. Both are under the SIL Open Font License 1.1.',
    codeText:
      'This site also contains code of other people, under free licenses. <a>Licenses of code and fonts</a> has the name and the license of each package.',
  },
  books: {
    title: 'Books of the Bible',
    find: 'Find a book',
    none: 'No book has this name.',
    count: (books: number) => counted(books, 'book'),
    apocrypha: 'Some of these books are not installed.',
    chapter: ' chapter',
    chapters: ' chapters',
    chaptersOf: (book: string) => `Chapters of ${book}`,
    missing: (book: string) => `${book} is not installed.`,
  },
  texts: {
    title: 'Texts on this site',
    editions: 'Editions',
    ownLicences: 'Installed. Each edition has its own license',
    available: (licence: string) => `Installed. ${licence}`,
  },
} as const;
