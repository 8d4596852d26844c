import { counted, formatValue, listed } from '../numbers.ts';

/** Texts of the screen on which administrators add a Bible text of their own. */
export const ownTextsText = {
  title: 'Add a Text',
  about:
    'Upload a file with the text of a Bible. You see how we read it before readers see anything. Most CSV, JSON, SQLite, USFM and OSIS files work.',
  replacing: (name: string) =>
    `The new file replaces “${name}”. Readers keep the old text until the new one is published. <new>Add a new text instead</new>`,
  file: {
    title: 'File',
    drop: 'Drop the file of one text here, or',
    choose: 'Choose a file',
    other: 'Choose another file',
    of: 'File with the text of a Bible',
    gone: 'This file is no longer here. Choose it again.',
    known: (name: string) => `This file was already added as “${name}”.`,
    size: (name: string, size: string) => `${name} (${size})`,
    failed: 'Failed to load the list of files.',
  },
  found: {
    title: 'How we read it',
    starting: 'Starting…',
    failedStart: 'Failed to preview the file.',
    failed: 'The file could not be read.',
    cancelled: 'The preview was canceled.',
    expired: 'This preview is too old.',
    again: 'Preview again',
    changed: 'You have changed how the file is read. Preview it again to see the result.',
    kind: 'Kind of file',
    size: 'Contents',
    contents: (books: number, chapters: number, verses: number) =>
      `${counted(books, 'book')}, ${counted(chapters, 'chapter')}, ${counted(verses, 'verse')}`,
    direction: 'Direction',
    directions: { ltr: 'left to right', rtl: 'right to left' },
    dropped: 'Left out',
    droppedThings: (things: readonly { readonly kind: string; readonly count: number }[]) =>
      listed(things.map(({ kind, count }) => `${formatValue(count)} ${kind}`)),
    samples: 'Samples',
    nothing: (asked: readonly ('book' | 'chapter' | 'verse' | 'reference' | 'text')[]) =>
      `No verse can be read yet. Choose ${
        asked.length === 0
          ? 'the columns, the encoding or the books'
          : listed(asked.map((role) => `the column of the ${role}`))
      } below, then preview again.`,
    problems: (count: number) => `${counted(count, 'row')} that we cannot read`,
    problemsShown: (shown: number) => `These are the first ${formatValue(shown)}.`,
    row: 'Row',
    reason: 'Reason',
  },
  books: {
    title: 'Books',
    fits: 'Every verse of these books is there.',
    missing: (missing: number, extra: number) =>
      [
        ...(missing > 0 ? [`${counted(missing, 'verse')} missing`] : []),
        ...(extra > 0 ? [`${counted(extra, 'verse')} too many`] : []),
      ].join(', '),
    noVerses: (books: readonly string[]) => `Not in the file: ${listed(books)}.`,
    notOurs: (books: readonly { readonly name: string; readonly verses: number }[]) =>
      `This site does not have these books, so they are left out: ${listed(
        books.map(({ name, verses }) => `${name} (${counted(verses, 'verse')})`),
      )}.`,
    book: 'Book',
    chapters: 'Chapters',
    verses: 'Verses',
    missingColumn: 'Missing',
    extraColumn: 'Too many',
    places: (count: number, places: readonly string[]) =>
      count === 0 ? '0' : `${formatValue(count)} (${places.join(', ')}${count > places.length ? ', …' : ''})`,
    unknown: 'Books that we do not know',
    unknownAbout: 'Say which books these are. Verses of a book that you do not choose are left out.',
    takeLikely: (count: number) => `Fill in ${counted(count, 'likely book')}`,
    likelyAbout: 'They have as many chapters and verses. Look at them before you import the text.',
    from: (spelling: string, verses: number, row: number) =>
      `“${spelling}” (${counted(verses, 'verse')}, first in row ${formatValue(row)})`,
    answered: (spelling: string) => `“${spelling}”`,
    ask: 'Choose a book',
    leaveOut: 'Leave out',
  },
  reading: {
    title: 'Is something wrong? Change it here.',
    encoding: 'Encoding',
    encodings: {
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16, little endian',
      'utf-16be': 'UTF-16, big endian',
      'windows-1252': 'Windows-1252 (Western Europe)',
      'iso-8859-8': 'ISO-8859-8 (Hebrew)',
      'iso-8859-7': 'ISO-8859-7 (Greek)',
    },
    guess: 'As we guess',
    numbering: 'Verse numbers',
    numberings: {
      english: 'English Bibles',
      masoretic: 'Hebrew Bibles (also Luther, Segond, JPS)',
      'greek-psalms': 'Psalms as in the Septuagint and the Vulgate',
    },
    text: 'Text in the file',
    hasHeader: 'The first row has the names of the columns',
    columns: {
      book: 'Column of the book',
      chapter: 'Column of the chapter',
      verse: 'Column of the verse',
      reference: 'Column of the reference (Gen 1:1)',
      text: 'Column of the text',
    },
    noColumn: 'None',
    firstRows: 'First rows of the file',
  },
  form: {
    title: 'About this text',
    name: 'Name',
    abbreviation: 'Abbreviation',
    language: 'Language',
    chooseLanguage: 'Choose a language',
    otherLanguage: 'Other…',
    tag: 'Language tag',
    tagAbout: 'For example pt-BR. The list of tags is called BCP 47.',
    role: 'Used as',
    roles: { translation: 'A translation', original: 'An original text' },
    roleAbout:
      'An original text is in Hebrew or Greek, and its letters are counted. Add a Greek Old Testament or a Hebrew New Testament as a translation: its words are counted where it is read, and searches by value leave it out.',
    licence: 'License',
    chooseLicence: 'Choose a license',
    source: 'Source',
    sourceAbout: 'Where the text comes from: an address, or a few words. Readers see it.',
    confirm: (licence: string) => `I have checked that this text has this license: ${licence}.`,
    confirmPermission: 'The owner of this text allows us to publish it on this site.',
    missing: (fields: readonly string[]) => `Still missing: ${listed(fields)}.`,
    missingFields: {
      name: 'the name',
      abbreviation: 'the abbreviation',
      language: 'the language',
      licence: 'the license',
      isConfirmed: 'the confirmation of the license',
    },
    previewFirst: 'Preview your changes first.',
    import: 'Import',
    failed: 'Failed to start the import.',
    another: 'Add another text',
  },
  languages:
    'en de fr es pt it nl sv da nb fi pl cs hu ro ru uk bg el grc he arc syr la tr ar fa am sw ha yo hi ta zh ja ko th vi id tl',
  list: {
    title: 'Added texts',
    none: 'No text has been added yet.',
    failed: 'Failed to load the added texts.',
    hidden: 'Hidden',
    unpublished: 'Not published',
    facts: (language: string, role: string, verses: number) =>
      `${language}, ${role}, ${counted(verses, 'verse')}`,
    roles: { translation: 'translation', original: 'original' },
    licence: (licence: string, by: string, at: string) => `${licence}, confirmed by ${by}, ${at}`,
    source: (source: string, file: string) => (source === file ? file : `${source} · ${file}`),
    read: 'Read',
    rename: 'Rename',
    hide: 'Hide',
    show: 'Show',
    replace: 'Replace',
    delete: 'Delete',
    of: (action: string, name: string) => `${action}: ${name}`,
    failedChange: (name: string) => `Failed to change ${name}.`,
    save: 'Save',
    renameTitle: (name: string) => `Rename ${name}`,
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteText:
      'This deletes the text with its file. Readers who chose it see the usual version again. This cannot be undone.',
    deleted: (name: string) => ({ title: 'Text Deleted', description: `${name} has been deleted.` }),
    failedDelete: (name: string) => `Failed to delete ${name}.`,
  },
} as const;
