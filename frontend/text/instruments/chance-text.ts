export const chanceText = {
  title: 'What chance would give',
  lead: 'Look for any number in a long text and you will find it. The Tanakh alone has more than two million phrases within its verses, and only a few thousand values for them to share. A count of matches says little on its own. It means something only beside the count you would expect by chance.',
  how: {
    title: 'How it is computed',
    order:
      'We keep the words and change their order. Every verse keeps its number of words, but any word of the searched books may stand anywhere. The average over all these orders can be computed exactly: how many phrases have each number of words, and how likely that many words add up to the value. That is the count beside each number of phrases, and the verdict comes from it.',
    margin:
      'A text repeats its phrases, so its counts vary more than those of a shuffled text. The margin (±) allows for this. It is wider than the spread of other orders: for 26 in Genesis to Malachi nearly all of them lie within 10 of the average, and we allow 46. We take the square root of the average and make it larger by what the two hundred values around it show. For 913 the margin is then about three times that root, and for 26 about eight times.',
    letters:
      'Beside it, smaller, is an older model: the letters are shuffled over the same word lengths, thirty times, always with the same starting numbers. Shuffled letters make words that no language has, so their count says little about a phrase. For single words it is the only comparison, because their order changes nothing. They get a count and no verdict.',
  },
  examples: {
    title: 'Three examples',
    lead: 'These are phrases of two or more words within a verse, counted now:',
    list: [
      {
        title: '2,701 in the Tanakh',
        text: 'This is the value of Genesis 1:1. Hundreds of other phrases have it too.',
      },
      {
        title: '913 in the Torah',
        text: 'This is the value of the first word, and of hundreds of phrases.',
      },
      {
        title: '26 in the Tanakh',
        text: 'This is the value of the Name. Thousands of single words have it, nearly all of them the Name itself. They are not counted here.',
      },
    ],
  },
  scale: {
    title: 'How to read the words',
    about: 'About what you would expect',
    aboutText: 'The count lies within the margin.',
    somewhat: 'Somewhat more, or fewer',
    somewhatText:
      'The count lies outside the margin, at most one and a half margins from the average. About one value in twenty lies outside, so try many values and you will find some like this.',
    clearly: 'Clearly more, or fewer',
    clearlyText:
      'More than one and a half margins away, as about one value in a hundred is. It is worth seeing what the matches are.',
    far: 'Far more, or far fewer',
    farText: 'More than five margins away.',
    model:
      '<strong>“Somewhat” depends on the model.</strong> Here a word may move to any verse. If the words of each verse only changed places within it, other counts would be expected, and some verdicts would change: for 1,118 in Hebrew and 1,480 in Greek, for example.',
  },
  limits: {
    title: 'What it does not tell you',
    tries:
      '<strong>Many tries.</strong> Try a hundred values, methods or books, and some counts will lie outside the margin. A surprising number only counts if you predicted it.',
    language:
      '<strong>Word order is not free.</strong> A language puts its words in a certain order and repeats its phrases. A difference from other orders does not prove that somebody meant it.',
    overlap:
      '<strong>Phrases overlap.</strong> One word is part of many phrases, so their counts are not independent. The margin allows for this too.',
    edition:
      '<strong>The edition matters.</strong> Full or short spelling, ketiv or qere, and where verses end all change the counts. The figures are for the edition and revision named beside them.',
    few: '<strong>Small numbers.</strong> If you would expect fewer than five, the numbers are too small to judge.',
  },
  try: {
    title: 'Try it',
    text: 'Search for <span>phrases that add up to 913</span>, <word>words that add up to 26</word> or <greek>Greek words that add up to 888</greek>. The count you would expect by chance is beside each result.',
  },
  figure: {
    failed: 'This figure could not be loaded.',
    counting: 'Counting…',
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
    found: (count: string) => `${count} found.`,
    /** The average of other orders, and the margin around it. */
    allowed: (mean: string, margin: string) => `${mean} (we allow ± ${margin})`,
    /** `expected` is `allowed`. */
    inAnyOrder: (expected: string) => `Shuffle these words and you get about ${expected}:`,
    letters: (mean: string) => `Shuffling letters would give about ${mean}, but most of those are not words.`,
    impossible: (value: string) => `No phrase can add up to ${value}.`,
    verdict: {
      about: 'about what you would expect.',
      few: 'too few to judge.',
      more: {
        somewhat: 'somewhat more than you would expect.',
        clearly: 'clearly more than you would expect.',
        far: 'far more than you would expect.',
      },
      fewer: {
        somewhat: 'somewhat fewer than you would expect.',
        clearly: 'clearly fewer than you would expect.',
        far: 'far fewer than you would expect.',
      },
    },
    how: 'How this is computed',
  },
  plot: {
    words: 'Words',
    phrases: 'Phrases within a verse',
    title: (value: string) => `Values around ${value}`,
    of: (things: string, methods: string) => ` · ${things} with each value, ${methods}`,
    showPlot: 'Show as plot',
    showTable: 'Show as table',
    file: (value: number, methods: string) => `Chance around ${value} ${methods}`,
    csv: 'Download CSV',
    axis: (count: string) => `${count} found`,
    region: 'Values around',
    found: 'found',
    compared: { span: 'in any other order, ± the margin', word: 'shuffled letters, ± 2 deviations' },
    row: (value: string, count: string) => `${value}: ${count} found`,
    expected: (found: string, expected: string) => `${found}, about ${expected} expected`,
    search: (value: string) => `Search for ${value}`,
    table: 'Values around, as a table',
    columns: {
      value: 'Value',
      found: 'Found',
      inAnyOrder: 'In any other order (± margin)',
      letters: 'Shuffled letters',
    },
    fileColumns: {
      value: 'Value',
      found: 'Found',
      inAnyOrder: 'Expected in any other order',
      letters: 'Expected of shuffled letters',
      margin: 'Margin',
      deviation: 'Standard deviation',
    },
  },
} as const;
