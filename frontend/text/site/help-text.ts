/** Texts of the Help page. Names of buttons and fields are written as on the screens. */
export const helpText = {
  title: 'Help',
  reading: {
    title: 'Reading',
    verse:
      'Each verse is shown in its original language and in English. Choose a book and a chapter on <a>Books</a>, or type a reference in the box at the top. Select a word to see its form, its meaning, and the value of each letter. Below each word you see its value and its meaning, and beside the words you see the total. <c>Values</c>, <c>Meaning</c> and <c>Sound</c>, above the text, show and hide the lines below the words. Select the name of the method to count by another one.',
    place:
      'The reference at the top of the explorer is a button. It opens a list of all books with the current one marked. Choose a book and a chapter, and the chapter opens. <c>Order of the books</c> changes between <c>English Bible</c> and <c>Tanakh</c>. In a wide window, <c>By Reference</c> in the sidebar has the same choices. <c>Hide the sidebar</c> gives the text more room, and <c>Choose</c> brings the sidebar back.',
    chapter:
      '<c>Whole chapter</c> opens the chapter of a verse. In a wide window the original and the English are side by side. <c>Aa</c> can show up to four texts in parallel columns. When you scroll past the end of a chapter, the next one follows.',
    options:
      '<c>Aa</c>, beside the title, has the text size, Hebrew vowels and accents, and what you see under each word. <c>Choose words to add up</c> shows the sum of the words that you select. In a chapter it also lets you choose which texts to show, set verses as lines or paragraphs, show or hide verse values, read on into the next chapter or stop at the end, and keep the analysis beside the text. <c>Reader mode</c> hides everything but the text. Press r to start it, and r or Esc to leave it.',
    settings:
      '<c>Theme settings</c>, at the top of every page, has three parts. <c>Theme</c> is about colors, light or dark, and corners. You see changes right away, and <c>Save Changes</c> saves them, with your account if you are signed in. <c>Reading</c> has the same choices as <c>Aa</c>, and the font for Hebrew: Cardo, or Ezra SIL or Taamey D if they are installed on your device. These changes apply right away and stay in this browser. <c>Export & import</c> takes your settings to another browser.',
  },
  account: {
    title: 'Your account',
    signIn:
      '<a>Sign In</a> is also where you create an account. You need a username and a password of at least 8 characters. 15 or more is better. We cannot reset a forgotten password, so keep yours in a password manager. After five wrong passwords you have to wait before you try again, longer each time.',
    profile:
      'On your <a>Profile</a> you can change your password, see where you are signed in, sign out other devices, download all your data, and delete your account. You are signed out after seven days without a visit.',
  },
  references: {
    title: 'Typing references',
    lead: 'You can shorten names, with or without capitals, dots and spaces:',
    verse: 'a verse',
    chapter: 'a chapter, or a verse of a book with one chapter',
    range: 'a range of verses, marked in its chapter',
    hebrew: 'the same in Hebrew, by Hebrew verse numbers',
    greek: 'Greek names and numerals',
    masoretic: 'numbers that only Hebrew Bibles have',
    nearest: 'If a verse doesn’t exist, you’ll be offered the nearest one.',
  },
  values: {
    title: 'What counts',
    letters: 'Only letters count. Vowels, accents and punctuation do not.',
    ketiv:
      'In Hebrew, we count the text as written (ketiv). You can choose the text as read (<i>qere</i>) instead.',
    maqaf: 'A maqaf, the Hebrew hyphen, divides words like a space.',
    finals: 'Final letters count like their ordinary forms, unless the method counts them from 500.',
    scripts: 'A method counts only letters of its own script. If there are none, you see “–”, not 0.',
    methods: (count: number) =>
      `There are ${count} methods, each with its table, its source and an example: <a>all methods</a>. To learn where the texts come from and how they differ, see <b>About the texts</b>.`,
  },
  keys: {
    title: 'Keyboard shortcuts',
    note: 'They are off while you type. You can turn them off completely in <c>Theme settings</c>, under <c>Reading</c>.',
  },
  search: {
    title: 'Search',
    lead: '<a>Search</a> finds words in the English, Hebrew and Greek texts. You can also type them in the box at the top. It understands:',
    forms:
      'Words match as you type them. Turn on <c>Include other forms</c> to find “loved” and “loving” for “love” too.',
    narrow:
      'You can narrow the results by part of the Bible (such as the Torah or the Gospels), version and book. Your search is part of the link, so you can bookmark it.',
  },
  questions: {
    title: 'Asking a question',
    lead: 'The box at the top, and the command palette, understand simple questions in English. The list often shows the answer before you press Enter:',
    examples: [
      { typed: 'gematria of שלום', means: 'the value of a word (or type שלום =)' },
      { typed: 'שלום in ordinal', means: 'the value by another method' },
      { typed: 'sum of Gen 1:1 words 2-4', means: 'the sum of a verse, or of some of its words' },
      { typed: 'words worth 358', means: 'words, phrases or verses with a value (for words also = 358)' },
      { typed: 'how often does שבת occur in the Torah', means: 'how often a word occurs' },
      { typed: 'יהוה inside words in the Torah', means: 'the same with prefixes and endings' },
      { typed: 'ששך in atbash', means: 'a word with exchanged letters, and where it is in the Bible' },
      { typed: 'gematria of shalom', means: 'the value of a name or a Hebrew word in English letters' },
      { typed: 'first אור', means: 'the first place of a word' },
      { typed: 'verse 1820 of the Torah', means: 'a letter, word or verse by its number' },
      { typed: 'middle letter of Genesis', means: 'the middle of a book or part' },
      { typed: 'last word of the Torah', means: 'the first or last letter, word or verse' },
      { typed: 'longest word', means: 'the longest, shortest, highest or lowest' },
      { typed: 'how many letters are in the Torah', means: 'the figures of a book or part' },
      { typed: 'most common word in Isaiah', means: 'the most frequent words, or those that occur once' },
    ],
    rest: 'Any other text is searched. A search for the text itself is always the last choice.',
  },
  byValue: {
    title: 'Finding a value',
    lead: 'Under <a>Gematria Search</a>, complete the sentence: choose verses, words, or phrases, which are words in a row. Then choose a number, a method and where to look.',
    more: '<c>More conditions</c> lets you ask for multiples of the number, or for prime, triangular or square numbers, accept values near yours, choose how long phrases are and whether they may cross verses, ask for a certain Hebrew word by its Strong’s number, and ask for a value by a second method too. A few methods cannot find phrases. The page tells you when you choose one.',
  },
  number: {
    title: 'The page of a number',
    text: 'Every number has a page, such as <a>913</a>. Type a number in the box at the top, or select a value, such as the total of a verse. The page shows its Hebrew and Greek numeral, its factors and its figure, and the words, phrases, verses and names that add up to it. It compares the number with its neighbors and with chance. The left and right arrow keys go to the numbers before and after. You can copy or download a report with its sources.',
  },
  chance: {
    title: 'Chance',
    lead: 'Look for any number in a long text and you will find it. So beside the count of phrases you see how many the same words would give in any other order, and whether we found more or fewer. Single words are compared with shuffled letters. Below it is a chart of nearby values. <c>Show as table</c> lists its figures, and <c>Download CSV</c> saves them.',
    missing:
      'Expected counts are available for words and phrases, by most methods. <a>What chance would give</a> explains how we compute them and how to read them.',
  },
  statistics: {
    title: 'Statistics',
    text: '<a>Statistics of the Bible</a> counts the verses, words and letters of each text, part and book, their sums and their different words. It has the longest, highest and shortest words and verses, and how often each letter occurs. Choose a text, a part or book, and a method. Press the head of a column to sort the table. You can save the table and the list of words.',
  },
  heat: {
    title: 'Map of the Bible',
    text: '<a>Map of the Bible</a> shows all verses in one picture, with a square for each verse. In a wide window each chapter has its own line. Complete the sentence above it: ask for words, phrases or verses with a value, for a spelling, for a word by its Strong’s number, or for the length of verses. Move the range below the sentence, and the picture follows. Two questions can be compared in two colors. The arrow keys read the verses, and Enter opens one. On a phone, touch a book to see its chapters. You can save the picture as PNG, as SVG or as a table.',
  },
  places: {
    title: 'Places by number',
    text: '<a>Places by number</a> finds the letter, word or verse with a number in a book, a part of the Bible or the whole, and the middle and the last of each. Type a verse to see its numbers. Choose a word or a letter of the verse for the numbers of that word or letter.',
  },
  calculators: {
    title: 'Calculators',
    calculator:
      'The <a>Calculator</a> adds up any Hebrew or Greek text as you type, by every method of its script. It shows the method you choose letter by letter, and where that value occurs in the Bible. A reference such as “Gen 1:1” or “Gen 1:1 words 2–4” adds up the words of the verse. By Atbash and other exchanges it shows what the word becomes and how often that is a word of the Bible. If you have no Hebrew or Greek keyboard, use the keys on the screen.',
    greek:
      '<a>Greek Gematria Analysis</a> has a smaller calculator. Type a text under <c>Input</c>, choose from four methods, and press <c>Calculate Gematria</c>. <c>Results</c> shows the totals and the value of each word.',
  },
  comparing: {
    title: 'Comparing two texts',
    text: 'In the <a>Calculator</a>, press <c>Compare with another text</c> and type the second text. The table then shows both values and their difference by every method. Methods that make the two equal come first. Either text can be a reference, and the box at the top understands “compare Gen 1:1 and John 1:1”. Try <b>משיח, anointed, beside נחש, serpent</b>.',
  },
  names: {
    title: 'Names',
    text: 'In <a>Names</a>, type a name in English, Hebrew or Greek letters and press <c>Explore</c>. You see its Hebrew and Greek spelling, its meaning, its values, the verses with the same value, and the verses with the name. <c>Change the spelling</c> lets you try another form. <c>Search range</c> also finds verses near the value. <c>Browse names</c> lists names that you can filter.',
  },
  tree: {
    title: 'Tree of Life',
    text: 'The <a>Tree of Life</a> shows the ten sephirot and the twenty-two letters that join them. Under <c>Visual Reference</c>, select a sphere or a path to see what it means, its value, and where it is in the Bible. <c>List view</c> shows the same in words. The <c>Study Guide</c> explains the diagram and its sources.',
  },
  notes: {
    title: 'Study notes',
    editor:
      'Below each verse is your Personal Study Journal. Sign in to write in it. You can use Markdown, and <c>Preview</c> shows how it looks. Your note is saved as you type. Without a connection it stays on your device and is saved when you are back online. If you changed a note on another device too, you see both versions and choose.',
    list: 'In a chapter, verses with a note are marked. <a>My Study Notes</a> lists all your notes. You can search them, export them as JSON, Markdown or a spreadsheet, and import them again. An import never overwrites a note.',
  },
  insights: {
    title: 'Insights',
    text: '<a>Insights</a> shows what Jewish tradition finds in the words and numbers of the Torah. You also find them below the verses of the Torah. <c>Show more</c> opens the whole insight and how it is counted. <c>View</c> opens its verse. Verses with insights are marked Kabbalistic. Two words that share a number prove nothing on their own.',
  },
  citing: {
    title: 'Sharing and citing',
    passage:
      '<c>Share</c>, above a verse or chapter, sends the text and its link with the share menu of your device. If your device has none, both are copied. <c>Copy</c> copies the reference and the text. <c>Copy options</c> lets you choose the text, the format and the Hebrew marks, and adds the edition and the link. To share one word, open its card and select <c>More</c>.',
    text: 'The link to a page is also a link to its answer. <c>Share</c>, beside an answer, gives you a link that remembers the answer and the revision of the texts, or a citation as plain text, in Markdown or in BibTeX. If the answer has changed since then, the page says so.',
  },
  offline: {
    title: 'Without a network',
    text: 'After your first visit this site also opens without a network. The last 50 chapters that you read are there with all their verses, and so are the calculator and the methods. In <c>Settings</c>, <c>Offline</c>, you can keep more books, or the whole text. A note that you type is sent when you are back online. The search by value and the map work once you have used either of them. Your browser can install the site, so that it opens like an app.',
  },
  printing: {
    title: 'Printing',
    text: '<c>Print</c> gives you the text, and for a verse its total, black on white, with its reference and edition. You can also use your browser’s own print command.',
  },
} as const;
