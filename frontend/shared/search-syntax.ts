/** The syntax of text search: an example of each form and its meaning. */
export const SYNTAX = [
  {
    typed: 'good shepherd',
    means: 'verses with both words, in other forms too (shepherds); quoted as they stand',
  },
  { typed: '"in the beginning"', means: 'the exact phrase' },
  { typed: 'light AND NOT darkness', means: 'AND, OR and NOT, in capitals' },
  { typed: 'shep*', means: 'words that begin so' },
  { typed: 'אלהים', means: 'Hebrew, without vowels and accents, whatever the final letters' },
  { typed: 'λογος', means: 'Greek, without accents' },
  { typed: 'H430', means: 'a Strong’s number: the Hebrew word in every form' },
  { typed: 'lemma:אלהים', means: 'every form of a Hebrew word' },
  { typed: 'G3056', means: 'a Greek word by its Strong’s number: in its dictionary form only, as yet' },
  { typed: '=26', means: 'verses with this gematria value' },
] as const;
