import { METHOD_IDS } from '../../../domain/gematria/method-names.ts';

export const landingText = {
  title: 'Every word in the Bible has a number',
  lead: 'In Hebrew and Greek, every letter is also a number. Read the Hebrew and Greek word by word, and see what each word adds up to.',
  start: 'Start Exploring', // Fixed wording.
  continueAt: (reference: string) => `Continue at <bdi>${reference}</bdi>`,
  read: (reference: string) => `Read ${reference}`,
  firstChapter: 'Genesis 1',
  verse: {
    choose: 'Choose a verse',
    glosses: [
      'In the beginning',
      'created',
      'God',
      '(object marker)',
      'the heavens',
      'and (object marker)',
      'the earth',
    ],
    equals: '=',
    total: 'Total: ',
    failed: 'This verse could not be loaded.',
  },
  map: {
    title: 'The whole Bible at a glance',
    text: 'Every verse is a square. Choose a question, and see where it lights up.',
  },
  number: {
    title: 'What adds up to a number',
    text: 'Type a number. You will see how many words, phrases and verses add up to it, and the most frequent words.',
  },
  words: {
    title: 'What two words share',
    text: 'Choose a pair, or type two words in Hebrew or Greek letters.',
  },
  chance: {
    title: 'How much of it is chance',
    text: 'Look for any number in a long text and you will find it. So we also work out how often chance alone would give it.',
  },
  features: {
    title: 'What you can do',
    list: [
      {
        title: 'Original language texts',
        to: '/bible',
        text: 'Read the Hebrew Bible with its vowels and accents, and the Greek New Testament, beside the King James Version.',
      },
      {
        title: 'Gematria analysis, standard and ordinal',
        to: '/methods',
        text: `See the value of every word, verse and chapter by ${METHOD_IDS.length} methods, each with its source.`,
      },
      {
        title: 'Interlinear display',
        to: '/explorer/psalms/23/3',
        text: 'See how each word sounds and what it means, with its Strong’s number and its grammar.',
      },
      {
        title: 'Advanced search by text or gematria value',
        to: '/search',
        text: 'Search for words in three languages. Find the verses, words and phrases that add up to any number, and how many you would expect by chance.',
      },
      {
        title: 'Kabbalistic insights',
        to: '/insights',
        text: 'Explore what Jewish tradition finds in the Torah. Every insight has a source, and we check its numbers against the text.',
      },
      {
        title: 'Verse comparisons of similar values',
        to: '/number/1773',
        text: 'See which verses have the same or nearly the same value.',
      },
      {
        title: 'Study notes with export',
        to: '/my-notes',
        text: 'Keep private notes on any verse, saved as you type. Export or import them any time.',
      },
    ],
  },
  closing: 'Start with one verse.',
  begin: 'Begin Your Study', // Fixed wording.
} as const;
