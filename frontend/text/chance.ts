/** What chance predicts: the page, the figures beside a count, and the plot of nearby values. */
export const chanceText = {
  title: 'What chance would give',
  lead: 'Look for any number in a long text and you will find it. The Tanakh alone has more than two million phrases within its verses, and only a few thousand values for them to share. A count of matches says little on its own. It means something only beside the count you would expect by chance.',
  how: {
    title: 'How it is computed',
    shuffled:
      'We shuffle the letters of an edition. All of them go into an urn and are dealt out again over the same shapes: every word keeps its length, and every verse keeps its words. Only which letter goes where is left to chance. In each shuffled text we count every word and every phrase by its value, exactly as in the real one. Thirty shuffles give an average for each value. The standard deviation (±) is taken from the hundred values around it, whose counts vary in the same way. The shuffles use fixed starting numbers, so everyone gets the same figures.',
    computed:
      'For some books only, or for phrases of certain lengths, we compute the average directly: how many phrases have each number of letters, and how likely that many letters from those books add up to the value. Endless shuffling would give the same result. The deviation comes from the shuffles of the whole edition.',
  },
  examples: {
    title: 'Three examples',
    lead: 'These are phrases of any length within a verse, single words included, counted now:',
    list: [
      {
        title: '2,701 in the Tanakh',
        text: 'This is the value of Genesis 1:1. Hundreds of other phrases have it too, and shuffled letters give just as many.',
      },
      {
        title: '913 in the Torah',
        text: 'This is the value of the first word. Differences as small as this one are common.',
      },
      {
        title: '26 in the Tanakh',
        text: 'This is the value of the Name. Far more than chance, for a simple reason: most are the Name itself, one of the most frequent words in the text.',
      },
    ],
    around: 'Values around 26',
  },
  scale: {
    title: 'How to read the words',
    about: 'About what you would expect by chance',
    aboutText: 'The count is within two standard deviations of the average.',
    somewhat: 'Somewhat more, or fewer',
    somewhatText: 'Two to three deviations away. One value in twenty is this far away by chance alone.',
    clearly: 'Clearly more, or fewer',
    clearlyText:
      'More than three deviations away, as with one value in several hundred. It is worth seeing what the matches are.',
    far: 'Far more',
    farText: 'More than ten deviations away. Words with this value are frequent in the language or the text.',
  },
  limits: {
    title: 'What it does not tell you',
    tries:
      '<a>Many tries.</a> If you try a hundred values, methods or books, about five will differ by more than two deviations. A surprising number only counts if you predicted it.',
    language:
      '<a>Letters are not language.</a> Shuffled letters do not make words. Real texts repeat words, names and phrases, so their counts vary more than ± says, with nobody intending it. A difference from chance does not prove that somebody meant it.',
    theName:
      '<a>The Name in 26.</a> One frequent word is enough to raise its own value. It also raises, a little, every value that it is part of.',
    overlap:
      '<a>Phrases overlap.</a> One word is part of many phrases, so their counts are not independent. The margins already allow for this.',
    edition:
      '<a>The edition matters.</a> Full or short spelling, ketiv or qere, and where verses end all change the counts. The figures are for the edition and revision named beside them.',
    runs: '<a>Thirty shuffles.</a> They fix an average to about a fifth of its deviation, so a z near 2 or 3 may belong on either side. If you would expect fewer than five by chance, the numbers are too small to judge.',
  },
  try: {
    title: 'Try it',
    text: 'Search for <span>phrases that add up to 913</span>, <word>words that add up to 26</word> or <greek>Greek words that add up to 888</greek>. The count you would expect by chance is beside each result.',
  },
  figure: {
    failed: 'This figure could not be loaded.',
    counting: 'Counting…',
    notYet: (found: string) => `${found} found. The count expected by chance is still being computed.`,
  },
  around: {
    failed: 'The counts expected by chance could not be loaded.',
    loading: 'Loading the counts expected by chance',
    later: 'The counts expected by chance are still being computed. Check again later.',
    computing: 'The counts expected by chance are being computed. They will appear here.',
    retry: 'Retry',
    noMethod: 'Expected counts are not available for this method. Here are the counts themselves.',
    heading: 'What chance would give',
    tooMany: (most: number) =>
      `Expected counts are available for up to ${most} values together. Here are the values one by one.`,
  },
  words: {
    found: (count: string) => `${count} found`,
    none: (found: string, runs: number) => `${found}, and none in ${runs} shuffles of the letters.`,
    expected: (found: string, expected: string) => `${found}, and about ${expected} expected by chance.`,
    noneEither: 'That is what you would expect by chance.',
    hardlyEver: 'Chance hardly ever gives this value.',
    fewButFar: 'More than you would expect by chance, but the numbers are small.',
    few: 'With so few, a difference of one or two means nothing.',
    always: 'Chance gives the same number every time.',
    about: (z: string) => `About what you would expect by chance (z = ${z}).`,
    more: {
      somewhat: (z: string) => `Somewhat more than you would expect by chance (z = ${z}).`,
      clearly: (z: string) => `Clearly more than you would expect by chance (z = ${z}).`,
      far: (z: string) => `Far more than you would expect by chance (z = ${z}).`,
    },
    fewer: {
      somewhat: (z: string) => `Somewhat fewer than you would expect by chance (z = ${z}).`,
      clearly: (z: string) => `Clearly fewer than you would expect by chance (z = ${z}).`,
      far: (z: string) => `Far fewer than you would expect by chance (z = ${z}).`,
    },
    manyTries: 'Try many values and you will find some like this by chance alone.',
    oneInTwenty:
      'Try many values and you will find some like this. About five in a hundred are more than two deviations away by chance alone.',
    threeInThousand:
      'Try many values and you will find some like this. About three in a thousand are more than three deviations away by chance alone.',
    frequentWord:
      'Shuffled letters hardly ever do this, but language does: a frequent word or name raises the count of its value.',
    missingWords:
      'Shuffled letters hardly ever do this, but language does: it uses only some of the words that letters could make.',
    how: 'How this is computed',
  },
  plot: {
    words: 'Words',
    phrases: 'Phrases within a verse',
    title: (value: string) => `Values around ${value}`,
    of: (things: string, methods: string) => ` · ${things} with each value, ${methods}`,
    computed:
      'The averages are computed for these books and lengths. The deviation comes from the whole edition.',
    showPlot: 'Show as plot',
    showTable: 'Show as table',
    file: (value: number, methods: string) => `Chance around ${value} ${methods}`,
    csv: 'Download CSV',
    top: (count: string) => `${count} found`,
    region: 'Values around',
    found: 'found',
    chance: 'chance, ± 1 deviation',
    row: (value: string, count: string) => `${value}: ${count} found`,
    expected: (found: string, expected: string) => `${found}, about ${expected} expected by chance`,
    search: (value: string) => `Search for ${value}`,
    table: 'Values around, as a table',
    columns: { value: 'Value', found: 'Found', expected: 'Expected' },
    fileColumns: {
      value: 'Value',
      found: 'Found',
      expected: 'Expected by chance',
      deviation: 'Standard deviation',
    },
  },
} as const;
