export const methodPagesText = {
  title: 'Gematria methods',
  lead: (count: number) =>
    `Here are ${count} ways to count the letters of a word, each with its table, its source and an example. Only letters count, never vowels, accents or punctuation. A text without letters of the right script has no value.`,
  exampleValue: (word: string, meaning: string) =>
    `The number beside each method is the value of <a>${word}</a> (${meaning}).`,
  all: 'All methods',
  pageTitle: (method: string) => `${method} · Gematria methods`,
  source: 'Source',
  notCounted: 'Not counted',
  option: 'Option',
  byDefault: (value: string) => `${value} (default)`,
  id: 'ID in links',
  table: 'Table of letters',
  finals: 'Final letters count like their ordinary forms.',
  example: {
    title: 'Worked example',
    sentence: (word: string, meaning: string, value: string) =>
      `<a>${word}</a>, ${meaning}, adds up to <b>${value}</b>.`,
    step: (step: string, value: string) => `Then ${step}: <a>${value}</a>`,
    read: (reference: string) => `Read ${reference} by this method`,
  },
  meanings: {
    theName: 'the name of God',
    theLordIsOne: 'the LORD is one',
    babel: 'Babel, which Jeremiah also calls Sheshach',
    inTheBeginning: 'in the beginning',
  },
} as const;
