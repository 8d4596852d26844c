import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { editions } from './editions.ts';

/** The `lastRevision` of a row that no later revision has replaced. */
export const CURRENT = 2_147_483_647;

export const bibleBooks = sqliteTable('bible_books', {
  id: text('id', { length: 50 }).primaryKey(),
  name: text('name').notNull(),
  chapters: integer('chapters').notNull(),
  testament: text('testament', { enum: ['old', 'apocrypha', 'new'] }).notNull(),
  languageOriginal: text('language_original', { enum: ['hebrew', 'aramaic', 'greek'] }).notNull(),
  group: text('book_group', { enum: ['torah', 'other-old', 'apocrypha', 'new'] }).notNull(),
  position: integer('position').notNull(),
});

/**
 * The chapters of the 66 books in the English numbering. `verseCount` does not count a psalm's title (verse
 * 0).
 */
export const bibleChapters = sqliteTable(
  'bible_chapters',
  {
    id: integer('id').primaryKey(),
    bookId: text('book_id', { length: 50 })
      .notNull()
      .references(() => bibleBooks.id),
    chapterNumber: integer('chapter_number').notNull(),
    verseCount: integer('verse_count').notNull(),
  },
  (t) => [uniqueIndex('bible_chapters_place').on(t.bookId, t.chapterNumber)],
);

/**
 * A verse in its edition's own numbering (`verse_addresses` has the English numbering). The text of a row
 * never changes. If a new revision changes a verse, it adds a row and sets `lastRevision` of the old row. So
 * a reader of revision r sees the rows with firstRevision ≤ r ≤ lastRevision.
 */
export const bibleVerses = sqliteTable(
  'bible_verses',
  {
    id: integer('id').primaryKey(),
    editionId: text('edition_id', { length: 20 })
      .notNull()
      .references(() => editions.id),
    bookId: text('book_id', { length: 50 })
      .notNull()
      .references(() => bibleBooks.id),
    chapterNumber: integer('chapter_number').notNull(),
    /** In an English edition, 0 is the title of a psalm. */
    verseNumber: integer('verse_number').notNull(),
    /** 'ending' for unnumbered text after a verse (Mark 16:8), otherwise empty. */
    part: text('part', { enum: ['', 'ending'] })
      .notNull()
      .default(''),
    originalLanguage: text('original_language').notNull(),
    /** The ketiv reading as printed, with points, accents and punctuation but without section marks. */
    text: text('text').notNull(),
    /** The Hebrew or Greek words of the ketiv reading as bare letters with finals, separated by single spaces. */
    letters: text('letters'),
    /** An English heading above the verse: a stanza letter of Psalm 119, or a psalm's title that has no address of its own. */
    heading: text('heading'),
    /** The reference of an added translation by its file's own numbers, where they differ: `Psalm 22:1`. */
    ownReference: text('own_reference'),
    firstRevision: integer('first_revision').notNull(),
    lastRevision: integer('last_revision').notNull().default(CURRENT),
  },
  (t) => [
    uniqueIndex('bible_verses_location').on(
      t.editionId,
      t.bookId,
      t.chapterNumber,
      t.verseNumber,
      t.part,
      t.firstRevision,
    ),
    // The first index has only the verses that a later revision or its draft added, and the second
    // only the verses that a later revision replaced.
    index('bible_verses_later').on(t.editionId, t.firstRevision).where(sql`first_revision > 1`),
    index('bible_verses_closed').on(t.editionId, t.lastRevision).where(sql`last_revision < 2147483647`),
  ],
);

/**
 * The words of each verse in the edition's order. A ketiv and its qere are both in this table, and a reading uses
 * one of them.
 */
export const bibleWords = sqliteTable(
  'bible_words',
  {
    verseId: integer('verse_id')
      .notNull()
      .references(() => bibleVerses.id),
    seq: integer('seq').notNull(),
    reading: text('reading', { enum: ['both', 'ketiv', 'qere'] }).notNull(),
    /** The number of a variant, which its ketiv and its qere share. Null for words of both readings. */
    variant: integer('variant'),
    originalText: text('original_text').notNull(),
    /**
     * An opening bracket before the first word of a verse. A bracket before any other word is in `after` of the
     * word before it.
     */
    before: text('before').notNull().default(''),
    /** The text between this word and the next: space, maqaf, sof pasuq, a dash. */
    after: text('after').notNull(),
    /** A section mark after the word (פ, ס, inverted nun). Its letters are never counted. */
    mark: text('mark'),
    letters: text('letters').notNull(),
    transliteration: text('transliteration').notNull(),
    translation: text('translation'),
    strongsNumber: text('strongs_number', { length: 100 }),
    /**
     * The key by which words are counted: the Strong's number (with `+` if the next word belongs to the same
     * compound), or the bare form of a word without a number.
     */
    lemma: text('lemma').notNull(),
    morphology: text('morphology'),
    /** What the source says where the edition corrects a number or a code of it: `TagCorrection` as JSON. */
    corrected: text('corrected'),
  },
  (t) => [
    primaryKey({ columns: [t.verseId, t.seq] }),
    // The words that are only written or only read are few. A count of a word looks for it among them, without the table.
    index('bible_words_variants')
      .on(t.reading, t.letters, t.strongsNumber, t.verseId)
      .where(sql`reading <> 'both'`),
  ],
);

/**
 * The words of a verse that are at an English address. There is one row for each verse, except for splits (two or
 * three rows for one verse) and joins (two verses at one address). `firstWord` and `lastWord` count the words of both
 * readings from 0.
 */
export const verseAddresses = sqliteTable(
  'verse_addresses',
  {
    bookId: text('book_id', { length: 50 }).notNull(),
    chapterNumber: integer('chapter_number').notNull(),
    verseNumber: integer('verse_number').notNull(),
    verseId: integer('verse_id')
      .notNull()
      .references(() => bibleVerses.id),
    firstWord: integer('first_word').notNull(),
    /** The last word at the address. Null means the last word of the verse. */
    lastWord: integer('last_word'),
  },
  (t) => [
    primaryKey({ columns: [t.bookId, t.chapterNumber, t.verseNumber, t.verseId, t.firstWord] }),
    index('verse_addresses_verse').on(t.verseId),
    // Only the addresses with the later parts of split verses.
    index('verse_addresses_split').on(t.verseId).where(sql`first_word > 0`),
  ],
);

/**
 * The addresses of `verse_addresses` as one number each, for searches that find a large part of the library: the
 * book's position × 1,000,000 + chapter × 1,000 + verse, in canonical order. Triggers keep it up to date. An
 * address never changes and is deleted only with its verse, so the first deletion may delete all places of the
 * verse.
 */
export const versePlaces = sqliteTable(
  'verse_places',
  {
    verseId: integer('verse_id').notNull(),
    place: integer('place').notNull(),
  },
  (t) => [primaryKey({ columns: [t.verseId, t.place] }), index('verse_places_place').on(t.place)],
);

/**
 * The totals of each verse of an edition, from the letters of its ketiv reading. The totals by isopsephy and
 * Milesian equal `greekStandard`.
 */
export const verseTotals = sqliteTable(
  'verse_totals',
  {
    verseId: integer('verse_id')
      .primaryKey()
      .references(() => bibleVerses.id),
    editionId: text('edition_id', { length: 20 }).notNull(),
    words: integer('words').notNull(),
    letters: integer('letters').notNull(),
    hebrewStandard: integer('hebrew_standard'),
    hebrewOrdinal: integer('hebrew_ordinal'),
    greekStandard: integer('greek_standard'),
    greekOrdinal: integer('greek_ordinal'),
  },
  (t) => [
    index('verse_totals_hebrew_standard').on(t.editionId, t.hebrewStandard),
    index('verse_totals_hebrew_ordinal').on(t.editionId, t.hebrewOrdinal),
    index('verse_totals_greek_standard').on(t.editionId, t.greekStandard),
    index('verse_totals_greek_ordinal').on(t.editionId, t.greekOrdinal),
  ],
);

/**
 * The number of occurrences of a lemma in the ketiv reading of its edition. For a lemma that is only in the qere,
 * the number of its occurrences in the qere.
 */
export const lemmaFrequencies = sqliteTable(
  'lemma_frequencies',
  {
    editionId: text('edition_id', { length: 20 }).notNull(),
    revisionNo: integer('revision_no').notNull(),
    lemma: text('lemma').notNull(),
    occurrences: integer('occurrences').notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.revisionNo, t.lemma] })],
);

/**
 * How often an edition has a word, by book and by its capitals and small letters. Only texts that have no letters file
 * are counted here, in the first place the English ones: the words of the others are counted in that file.
 */
export const wordCounts = sqliteTable(
  'word_counts',
  {
    editionId: text('edition_id', { length: 20 }).notNull(),
    revisionNo: integer('revision_no').notNull(),
    /** The word in the form in which the search compares it: `god`. */
    term: text('term').notNull(),
    /** The position of the book in `bible_books`. */
    book: integer('book').notNull(),
    /** The word as it is written: `God`, `GOD`. */
    form: text('form').notNull(),
    times: integer('times').notNull(),
    /** The verses that have this form. */
    verses: integer('verses').notNull(),
    /**
     * The verses of them in which no other form of the word stands before it. So the sum over the forms is the number
     * of verses that have the word in any form.
     */
    firstVerses: integer('first_verses').notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.revisionNo, t.term, t.book, t.form] })],
);
