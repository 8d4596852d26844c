import type { VerseRecord } from '../records.ts';

/**
 * One form of a verse for comparing and hashing: `[book, chapter, verse, part, language, text, heading, words,
 * addresses]`. `CANONICAL_VERSE` gives the same from the tables.
 */
export type CanonicalVerse = [
  book: string,
  chapter: number,
  verse: number,
  part: string,
  language: string,
  text: string,
  heading: string | null,
  words: CanonicalWord[],
  addresses: [string, number, number, number, number | null][],
];

/** `[reading, variant, text, after, mark, letters, transliteration, translation, Strong's, lemma, morphology, before]` */
export type CanonicalWord = [
  'both' | 'ketiv' | 'qere',
  number | null,
  string,
  string,
  string | null,
  string,
  string,
  string | null,
  string | null,
  string,
  string | null,
  string,
];

/** SQL over `bible_verses v`: the canonical form as a JSON text. */
export const CANONICAL_VERSE = `json_array(v.book_id, v.chapter_number, v.verse_number, v.part, v.original_language,
  v.text, v.heading,
  json((SELECT json_group_array(json_array(w.reading, w.variant, w.original_text, w.after, w.mark, w.letters,
      w.transliteration, w.translation, w.strongs_number, w.lemma, w.morphology, w.before))
    FROM (SELECT * FROM bible_words WHERE verse_id = v.id ORDER BY seq) w)),
  json((SELECT json_group_array(json_array(a.book_id, a.chapter_number, a.verse_number, a.first_word, a.last_word))
    FROM (SELECT * FROM verse_addresses WHERE verse_id = v.id
      ORDER BY first_word, chapter_number, verse_number) a)))`;

/** A record in the form that `CANONICAL_VERSE` gives of a stored verse, so that the two can be compared as JSON. */
export function canonicalVerse(verse: VerseRecord): CanonicalVerse {
  const addresses = verse.addresses.map((at): CanonicalVerse[8][number] => [
    at.book,
    at.chapter,
    at.verse,
    at.firstWord,
    at.lastWord,
  ]);
  addresses.sort((a, b) => a[3] - b[3] || a[1] - b[1] || a[2] - b[2]);
  return [
    verse.book,
    verse.chapter,
    verse.verse,
    verse.part,
    verse.originalLanguage,
    verse.text,
    verse.heading,
    verse.words.map((word) => [
      word.reading,
      word.variant,
      word.originalText,
      word.after,
      word.mark,
      word.letters,
      word.transliteration,
      word.translation,
      word.strongsNumber,
      word.lemma,
      word.morphology,
      word.before,
    ]),
    addresses,
  ];
}

/** The words of one reading as bare letters, in order. */
export function lettersOf(words: readonly CanonicalWord[], reading: 'ketiv' | 'qere'): string[] {
  return words.filter((word) => word[0] === 'both' || word[0] === reading).map((word) => word[5]);
}
