import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { helpText } from '../../text/site/help-text.ts';
import { answer } from '../places/typed-reference.ts';
import { PATTERNS, readQuestion } from './patterns.ts';

// The client of the API reads the page when its module loads.
vi.hoisted(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { origin: 'http://localhost' });
});

const BOTH = 'HEBREW_STANDARD,GREEK_STANDARD';
const decoded = (href?: string) => href && decodeURIComponent(href);
const asked = (typed: string) => decoded(readQuestion(typed)?.href);

describe('the examples of the patterns', () => {
  const examples = PATTERNS.flatMap(({ id, examples }) =>
    Object.entries(examples).map(([typed, href]) => ({ id, typed, href })),
  );

  test.each(examples)('$id: “$typed” leads to $href', ({ typed, href }) => {
    expect(asked(typed)).toBe(href);
    expect(answer(typed).question?.href).toBe(readQuestion(typed)?.href);
  });

  test.each(examples)('$id: “$typed” is read in capitals and with a question mark too', ({ typed, href }) => {
    const other = typed.replace(/[a-z]+/giu, (word) =>
      word === word.toLowerCase() ? word.toUpperCase() : word,
    );
    expect(asked(`  ${other.replace(/\?$/u, '')} ?`)?.toLowerCase()).toBe(href.toLowerCase());
  });
});

/** How people ask in public, in forms of their own, with the page that answers. */
const PHRASINGS: readonly (readonly [typed: string, href: string])[] = [
  ['what is the gematria of אלהים', '/calculator?word=אלהים'],
  ['What is the numerical value of יהוה?', '/calculator?word=יהוה'],
  ["What's the gematria for חי", '/calculator?word=חי'],
  ['gematria value of משיח', '/calculator?word=משיח'],
  ['gematria of the Hebrew word אמת', '/calculator?word=אמת'],
  ['gematria of the name שרה', '/calculator?word=שרה'],
  ['numerical value of Ἰησοῦς', '/calculator?script=greek&word=Ἰησοῦς'],
  ['isopsephy of ἀγάπη', '/calculator?script=greek&word=ἀγάπη&method=GREEK_ISOPSEPHY'],
  ['Isopsephy of Ιησους Χριστος', '/calculator?script=greek&text=Ιησους+Χριστος&method=GREEK_ISOPSEPHY'],
  ['value of ΧΡΙΣΤΟΣ', '/calculator?script=greek&word=ΧΡΙΣΤΟΣ'],
  ['אהבה gematria', '/calculator?word=אהבה'],
  ['שלום = ?', '/calculator?word=שלום'],
  ['שלום=', '/calculator?word=שלום'],
  ['שלום = 376', '/calculator?word=שלום'],
  ['how much is חי worth', '/calculator?word=חי'],
  ['what does נחש equal', '/calculator?word=נחש'],
  ['numeric value of אדם', '/calculator?word=אדם'],
  ['mispar katan of יהוה', '/calculator?word=יהוה&method=HEBREW_KATAN'],
  ['Mispar Siduri of תורה', '/calculator?word=תורה&method=HEBREW_ORDINAL'],
  ['atbash of ששך', '/calculator?word=ששך&method=HEBREW_ATBASH'],
  ['what is בבל in atbash', '/calculator?word=בבל&method=HEBREW_ATBASH'],
  ['milui of בראשית', '/calculator?word=בראשית&method=HEBREW_MILUI'],
  ['ἀγάπη in greek ordinal', '/calculator?script=greek&word=ἀγάπη&method=GREEK_ORDINAL'],
  ['what is the value of Genesis 1:1', '/calculator?text=Genesis+1:1'],
  ['gematria of John 1:1', '/calculator?text=John+1:1'],
  ['sum of words 2-4 of Genesis 1:1', '/calculator?text=Genesis+1:1+words+2-4'],
  ['what Hebrew words equal 358', `/search/gematria/358?unit=word&method=HEBREW_STANDARD`],
  ['words with gematria 613', `/search/gematria/613?unit=word&method=${BOTH}`],
  ['words that equal 26', `/search/gematria/26?unit=word&method=${BOTH}`],
  ['Hebrew words with a value of 541', `/search/gematria/541?unit=word&method=HEBREW_STANDARD`],
  ['Which Hebrew words have the gematria 86?', `/search/gematria/86?unit=word&method=HEBREW_STANDARD`],
  ['which verses have the gematria 2701', `/search/gematria/2701?method=${BOTH}`],
  ['verses that add up to 1494', `/search/gematria/1494?method=${BOTH}`],
  ['what words add up to 888', `/search/gematria/888?unit=word&method=${BOTH}`],
  [
    'phrases that equal 2368 in the New Testament',
    `/search/gematria/2368?unit=span&method=${BOTH}&testament=new`,
  ],
  ['words with the same gematria as משיח', '/calculator?word=משיח'],
  ['what does the number 40 mean in the Bible', '/number/40'],
  ['meaning of 666', '/number/666'],
  ['what is the meaning of the number 153', '/number/153'],
  ['number 37', '/number/37'],
  ['how many times does God appear in the Bible', '/search?term=God&order=canonical&times=open'],
  [
    'How many times is Jesus mentioned in the New Testament?',
    '/search?term=Jesus&testament=new&order=canonical&times=open',
  ],
  ['how many times is love mentioned in the Bible', '/search?term=love&order=canonical&times=open'],
  [
    'how many times does the word "faith" appear in the King James Bible',
    '/search?term=faith&edition=kjv&order=canonical&times=open',
  ],
  ['how often is the word grace used in Romans', '/search?term=grace&book=romans&order=canonical&times=open'],
  ['How often does יהוה appear in the Torah?', '/search?term=יהוה&group=torah&order=canonical&times=open'],
  [
    'how many times does the name יהוה occur in the Tanakh',
    '/search?term=יהוה&testament=old&order=canonical&times=open',
  ],
  ['number of occurrences of אלהים in Genesis', '/search?term=אלהים&book=genesis&order=canonical&times=open'],
  ['how many verses contain אור', '/search?term=אור&order=canonical&times=open'],
  ['occurrences of λόγος in John', '/search?term=λόγος&book=john&order=canonical&times=open'],
  ['count of אור in Genesis', '/search?term=אור&book=genesis&order=canonical&times=open'],
  ['where does אור first appear', '/search?term=אור&order=canonical'],
  ['first occurrence of the word light', '/search?term=light&order=canonical'],
  ['first time the word love appears in the Bible', '/search?term=love&order=canonical'],
  ['first mention of Jerusalem in the Bible', '/search?term=Jerusalem&order=canonical'],
  ['where is Jerusalem first mentioned', '/search?term=Jerusalem&order=canonical'],
  ['what is the first verse of the Bible', '/places?unit=verse&n=1'],
  ['what is the middle letter of the Torah', '/places?unit=letter&n=middle&in=torah'],
  ['middle word of the Torah', '/places?unit=word&n=middle&in=torah'],
  ['the middle verse of the Bible', '/places?unit=verse&n=middle'],
  ['center of the Bible', '/places?n=middle'],
  ['1820th verse of the Torah', '/places?unit=verse&n=1820&in=torah'],
  ['what is the 1000th letter of Genesis', '/places?unit=letter&n=1000&in=genesis'],
  ['verse number 1820 in the Torah', '/places?unit=verse&n=1820&in=torah'],
  ['how many letters are in the Torah', '/statistics?in=torah'],
  ['how many words are there in the Hebrew Bible', '/statistics'],
  ['how many letters does the Torah have', '/statistics?in=torah'],
  ['how many verses are in the Bible', '/statistics'],
  ['how many verses in Psalms', '/statistics?in=psalms'],
  ['number of words in Genesis', '/statistics?in=genesis'],
  ['letter count of the Torah', '/statistics?in=torah'],
  ['longest word in the Bible', '/statistics#longest-word'],
  ['longest Hebrew word', '/statistics#longest-word'],
  ['highest Greek verse in Romans', '/statistics?edition=sblgnt&in=romans#highest-verse'],
  ['what is the longest word in the Tanach', '/statistics#longest-word'],
  ['longest verse in the Bible', '/statistics#longest-verse'],
  ['shortest verse in the New Testament', '/statistics?edition=sblgnt#shortest-verse'],
  ['what is the shortest verse in the Bible', '/statistics#shortest-verse'],
  ['verse with the highest gematria in the Torah', '/statistics?in=torah#highest-verse'],
  ['verse with highest gematria', '/statistics#highest-verse'],
  ['statistics for Isaiah', '/statistics?in=isaiah'],
  ['Psalms statistics', '/statistics?in=psalms'],
  ['Genesis 1:1 words 1-3', '/calculator?text=Genesis+1:1+words+1-3'],
  ['= 358', `/search/gematria/358?unit=word&method=${BOTH}`],
  ['358 =', `/search/gematria/358?unit=word&method=${BOTH}`],
  ['= 1,260', `/search/gematria/1260?unit=word&method=${BOTH}`],
  ['תורה in Isaiah', '/search?term=תורה&book=isaiah'],
  ['ויאמר in the Prophets', '/search?term=ויאמר&group=prophets'],
  ['words worth 26 in the five books of Moses', `/search/gematria/26?unit=word&method=${BOTH}&group=torah`],
  ['letter 100000 of the Torah', '/places?unit=letter&n=100000&in=torah'],
  ['word 5 of the book of Ruth', '/places?unit=word&n=5&in=ruth'],
  ['what is the gematria of Shalom', '/name-explorer?name=Shalom'],
  ['gematria of the name Jesus', '/name-explorer?name=Jesus'],
  ['gematria of Messiah in Hebrew', '/name-explorer?name=Messiah'],
  ['what does the number 7 symbolize in the Bible', '/number/7'],
  ['is 2701 a triangular number', '/number/2701'],
  ['what number is 153', '/number/153'],
  ['prime factors of 2368', '/number/2368'],
  ['what is יהוה in mispar katan', '/calculator?word=יהוה&method=HEBREW_KATAN'],
  ['gematria katan of יהוה', '/calculator?word=יהוה&method=HEBREW_KATAN'],
  ['ששך atbash', '/calculator?word=ששך&method=HEBREW_ATBASH'],
  ['albam טבאל', '/calculator?word=טבאל&method=HEBREW_ALBAM'],
  ['gematria of נרון קסר and נרו קסר', '/calculator?word=נרון+קסר&with=נרו+קסר'],
  ['gematria of every word in Genesis 50:26', '/calculator?text=Genesis+50:26'],
  ['words worth 613 in Genesis 32:5', '/explorer/genesis/32/5'],
  ['gematria of Genesis chapter 1', '/calculator?text=Genesis+chapter+1'],
  ['sum of Genesis', '/statistics?in=genesis'],
  ['total gematria of the Torah', '/statistics?in=torah'],
  ['שלום בגימטריה', '/calculator?word=שלום'],
  [
    'how many times does the word love appear in the KJV',
    '/search?term=love&edition=kjv&order=canonical&times=open',
  ],
  [
    'how many times does it say "fear not" in the Bible',
    '/search?term="fear+not"&order=canonical&times=open',
  ],
  ['how often do we find שלום in the Psalms', '/search?term=שלום&book=psalms&order=canonical&times=open'],
  [
    'how many times the word "water" is used in John',
    '/search?term=water&book=john&order=canonical&times=open',
  ],
  ['how many mentions of Satan are there in Job', '/search?term=Satan&book=job&order=canonical&times=open'],
  ['how many times does Isaiah mention Zion', '/search?term=Zion&book=isaiah&order=canonical&times=open'],
  [
    'how many times has God been mentioned in Esther',
    '/search?term=God&book=esther&order=canonical&times=open',
  ],
  ['how often does H430 occur in Genesis', '/search?term=H430&book=genesis&order=canonical&times=open'],
  [
    'how many times does יהוה appear in the Torah inside other words',
    '/search?term=יהוה&group=torah&order=canonical&times=inside',
  ],
  ['first time God is mentioned in the Bible', '/search?term=God&order=canonical'],
  ['where does love appear first in the Bible', '/search?term=love&order=canonical'],
  ['first verse that mentions Jerusalem', '/search?term=Jerusalem&order=canonical'],
  ['how many א are in the Torah', '/statistics?in=torah#letters'],
  ['how many times does the letter yud appear in the Torah', '/statistics?in=torah#letters'],
  ['number of letters א in Genesis', '/statistics?in=genesis#letters'],
  ['how many omegas are in Revelation', '/statistics?edition=sblgnt&in=revelation#letters'],
  ['how often is the letter ש in Psalms', '/statistics?in=psalms#letters'],
  ['what is the exact middle of the Torah', '/places?n=middle&in=torah'],
  ['which verse is in the center of Isaiah', '/places?unit=verse&n=middle&in=isaiah'],
  ['middle verse of the King James Bible', '/explorer/psalms/103/1'],
  ['last word of the Bible', '/places?unit=word&n=last'],
  ['last verse of the Torah', '/places?unit=verse&n=last&in=torah'],
  ['the second verse of Genesis', '/places?unit=verse&n=2&in=genesis'],
  ['tenth word of Genesis', '/places?unit=word&n=10&in=genesis'],
  ['third word of Genesis 1:1', '/calculator?text=Genesis+1:1+words+3'],
  ['which verse has the highest gematria', '/statistics#highest-verse'],
  ['which word has the highest value in the Torah', '/statistics?in=torah#highest-word'],
  ['verse with the fewest words in Isaiah', '/statistics?in=isaiah#shortest-verse'],
  ['longest book in the Bible', '/statistics#parts-and-books'],
  ['what is the shortest chapter in the Bible', '/explorer/psalms/117'],
  ['how many chapters does Psalms have', '/explorer/psalms/1'],
  ['how many books are in the New Testament', '/explorer'],
  ['how many verses in Genesis 1', '/explorer/genesis/1'],
  ['how many verses does Psalm 119 have', '/explorer/psalms/119'],
  ['how many unique words are in the New Testament', '/statistics?edition=sblgnt#distinct-words'],
  ['most frequent word in the Torah', '/statistics?in=torah#distinct-words'],
  ['words used only once in Isaiah', '/statistics?in=isaiah#words-once'],
  ['hapax legomena in the Bible', '/statistics#words-once'],
  ['least common letter of the Torah', '/statistics?in=torah#letters'],
  ['how many Hebrew letters are in the Bible', '/statistics'],
  ['total number of words in the Torah', '/statistics?in=torah'],
  ['total verses in Psalms', '/statistics?in=psalms'],
  ['how many words and letters has Genesis 1:1', '/calculator?text=Genesis+1:1'],
];

test.each(PHRASINGS)('“%s” is asked in public, and leads to %s', (typed, href) => {
  const { first, question, choices } = answer(typed);
  expect(decoded(first?.href)).toBe(href);
  expect(question).toBe(first);
  expect(decoded(choices.at(-1)?.href)).toBe(`/search?term=${typed.replaceAll(' ', '+')}`);
});

const REFERENCES: readonly (readonly [typed: string, href: string | undefined])[] = [
  ['first John 3:16', '/explorer/1john/3/16'],
  ['first kings', '/explorer/1kings/1'],
  ['First Samuel', '/explorer/1samuel/1'],
  ['1st Corinthians 13', '/explorer/1corinthians/13'],
  ['first Chronicles 4', '/explorer/1chronicles/4'],
  ['Ps 23:3', '/explorer/psalms/23/3'],
  ['psalm 23 verse 3', '/explorer/psalms/23/3'],
  ['Genesis chapter 1 verse 1', '/explorer/genesis/1/1'],
  ['Song of Songs', '/explorer/songofsolomon/1'],
  ['the book of Ruth', '/explorer/ruth/1'],
  ['Gen 1:1', '/explorer/genesis/1/1'],
  ['Gen 1:1-3', '/explorer/genesis/1/1-3'],
  ['Gen 51', undefined],
  ['Is 53:13', undefined],
  ['תהלים כג:ג', '/explorer/psalms/23/3'],
  ['בראשית', '/explorer/genesis/1'],
  ['Numbers', '/explorer/numbers/1'],
  ['numbers 6', '/explorer/numbers/6'],
  ['Judges', '/explorer/judges/1'],
  ['Acts of the Apostles', '/explorer/acts/1'],
  ['Wisdom of Solomon', '/explorer/wisdom/1'],
  ['666', '/number/666'],
  ['2701', '/number/2701'],
  ['1,773', '/number/1773'],
];

test.each(REFERENCES)('“%s” stays what it was: it leads to %s', (typed, href) => {
  const { first, question } = answer(typed);
  expect(decoded(first?.href)).toBe(href);
  expect(question).toBeUndefined();
});

const SEARCHES = [
  'verse 3 psalm 23',
  'light',
  'still waters',
  'in the beginning',
  'first day of the week',
  'first born',
  'firstfruits',
  'first love',
  'the first and the last',
  'the last shall be first',
  'first commandment',
  '"first fruits"',
  'value of wisdom',
  'sum of the people',
  'number of the beast',
  'how often would I have gathered',
  'how often shall my brother sin',
  'how long',
  'what is man',
  'what is truth',
  'where is God',
  'who is like God',
  'word of God',
  'the word was with God',
  'words of eternal life',
  'verse',
  'written in the law',
  'it is written in the prophets',
  'peace in Jerusalem',
  'angel in the wilderness',
  'highest heavens',
  'the highest',
  'middle of the garden',
  'in the middle of the night',
  'center of the earth',
  'H430',
  'lemma:אלהים',
  'light AND darkness',
  'shep*',
  '"let there be light"',
  'faith hope love',
  '50%',
  'love and truth',
  'worth more than gold',
  'count the stars',
  'list of kings',
  'all the words of this law',
  'יהוה אלהים',
  'אור AND חשך',
  'λόγος',
  'ὁ λόγος',
  'God in the midst',
  'trust in the Lord',
  'prime',
  'longest day',
  'names of God',
];

test.each(SEARCHES)('Enter searches for “%s”, as for any text', (typed) => {
  expect(decoded(answer(typed).first?.href)).toBe(`/search?term=${typed.replaceAll(' ', '+')}`);
});

test.each([
  ['first love', '/search?term=love&order=canonical'],
  ['light in Genesis', '/search?term=light&book=genesis'],
  ['shalom gematria', '/name-explorer?name=shalom'],
])('for “%s”, which can be words of a verse, the question is the second choice', (typed, href) => {
  const { first, choices, question } = answer(typed);
  expect(decoded(first?.href)).toBe(`/search?term=${typed.replaceAll(' ', '+')}`);
  expect(decoded(question?.href)).toBe(href);
  expect(choices).toEqual([first, question]);
});

test.each([
  'words worth 0',
  'words worth 1234567890',
  'words worth 358 in Atlantis',
  'middle of the garden',
  'verse 0 of the Torah',
  'verse 99 of psalm 23',
  'letter 5 of the King James',
  'phrase 7 of Genesis',
  'Gen 1:1 words 4-2',
  'Gen 1:1 words 1-2-3',
  'Gen 1 words 1-2',
  'sum of Gen 51:1',
  'statistics of Tobit',
  'ordinal of peace',
  'swirl of שלום',
  'שלום vs ἀγάπη',
  'gematria of שלום and ἀγάπη',
  'how often does 7 occur',
  'how often does שבת love occur',
  'how often does שבת λόγος occur',
  'how often does любовь occur',
  'how often does שבת occur in Matthew',
  'how often does שבת occur in the King James',
  'λόγος in Genesis',
  'how often does love occur inside words',
  'how often does Paul use the word grace',
  'how many times is Jerusalem mentioned in the Quran',
  'how many letters ж are in the Torah',
  'how many hearts are in the Torah',
  'how many chapters are in Tobit',
  'how many verses are in Tobit 3',
  'longest chapter of the Koran',
  'longest book of Genesis',
  'how many Greek words are in Genesis',
  'middle word of the KJV',
  'last letter of Genesis 1:1',
  'last word of Genesis 1:1',
  'which words of Genesis have 613',
  'how many letters are in love',
  'gematria of my name',
  '=',
  '?',
])('“%s” asks nothing that can be answered, so it is only searched', (typed) => {
  expect(readQuestion(typed)).toBeNull();
});

test.each(helpText.questions.examples)(
  'the sentence “$typed” of the help page is a question',
  ({ typed }) => {
    const { first, question } = answer(typed);
    expect(question).toBeDefined();
    expect(question).toBe(first);
  },
);

describe('the answer before Enter', () => {
  const figure = (typed: string) => readQuestion(typed)?.figure?.(new QueryClient());

  test.each([
    ['gematria of שָׁלוֹם', '376'],
    ['שלום in ordinal', '52'],
    ['value of Ἰησοῦς', '888'],
    ['נרון קסר =', '666'],
    ['אהבה + אחד', '26'],
    ['נחש = משיח', '358 and 358'],
  ])('of “%s” is %s', async (typed, value) => {
    expect(await figure(typed)).toBe(value);
  });

  test.each([
    ['middle verse of the KJV', 'Psalm 103:1 and Psalm 103:2'],
    ['last verse of the King James', 'Revelation 22:21'],
    ['how many verses are in Psalm 119', '176 verses in English Bibles'],
    ['how many chapters are in Genesis', '50 chapters'],
    ['how many books are in the New Testament', '27 books and 260 chapters'],
    ['how many chapters are in the Bible', '66 books and 1,189 chapters'],
    ['longest chapter', 'Psalm 119, with 176 verses in English Bibles'],
    ['shortest chapter of Ruth', 'Ruth 3, with 18 verses in English Bibles'],
    ['shortest chapter of Obadiah', 'Obadiah 1, with 21 verses in English Bibles'],
    ['longest chapter of Jonah', 'Jonah 1, with 17 verses in English Bibles'],
  ])('of “%s” is %s, which the page knows itself', (typed, detail) => {
    expect(readQuestion(typed)?.detail).toBe(detail);
    expect(readQuestion(typed)?.figure).toBeUndefined();
  });

  const { fetch: fetching } = globalThis;
  const asked: string[] = [];
  const answerAll = (answer: object) =>
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(decodeURIComponent(String(url)));
      return Response.json(answer);
    });
  afterEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', fetching);
  });

  test('of “words worth 358 in the Torah” is their number, counted in that part', async () => {
    answerAll({ resultCount: 80, results: [] });
    expect(await figure('words worth 358 in the Torah')).toBe('80 words');
    expect(asked).toEqual([
      expect.stringMatching(/\/api\/search\/gematria\/358\?(?=.*unit=word)(?=.*group=torah)(?=.*limit=1)/u),
    ]);
  });

  test('of “words worth 358” is their number in each language, and of “Greek words …” in that one', async () => {
    answerAll({ resultCount: 1242, results: [] });
    expect(await figure('words worth 358')).toBe('1,242 words in Hebrew, 1,242 in Greek');
    expect(asked.map((url) => /method=([A-Z_,]+)/u.exec(url)?.[1])).toEqual([
      'HEBREW_STANDARD',
      'GREEK_STANDARD',
    ]);
    expect(await figure('Greek words worth 358')).toBe('1,242 words');
  });

  test.each([
    ['ששך in atbash', 'בבל = 34 · בבל: 224 times in 197 verses', { word: 'בבל' }],
    [
      'how often does יהוה occur inside words in the Torah',
      '224 times in 197 verses',
      { group: 'torah', inside: '1', word: 'יהוה' },
    ],
  ])('of “%s” is %s, from the count of the word', async (typed, shown, query) => {
    answerAll({ times: 224, verses: 197, books: [] });
    expect(await figure(typed)).toBe(shown);
    expect(asked.map((url) => url.replace(/^[^?]*/u, ''))).toEqual(
      [`?${new URLSearchParams(query)}`].map(decodeURIComponent),
    );
  });

  test('of “most common word in the Torah” is the first of the different words', async () => {
    answerAll({ count: 12826, words: [{ times: 2000, first: { word: { letters: 'את' } } }] });
    expect(await figure('most common word in the Torah')).toBe(
      '12,826 words; את is the most frequent, 2,000 times',
    );
    expect(asked).toEqual([expect.stringContaining('/api/statistics/words?group=torah&limit=1')]);
  });

  const STATISTICS = {
    scope: 'torah',
    rows: [
      { id: 'all', verses: 3, words: 9, letters: 27 },
      { id: 'torah', verses: 1, words: 7, letters: 1028, wordsOnce: 5, sums: [2701, 298] },
      { id: 'genesis', kind: 'book', name: 'Genesis', words: 7 },
      { id: 'exodus', kind: 'book', name: 'Exodus', words: 2 },
      { id: 'isaiah', kind: 'book', name: 'Isaiah', words: 9 },
    ],
    letters: [
      { letter: 'כ', count: 8 },
      { letter: 'ך', count: 3 },
      { letter: 'א', count: 27 },
    ],
    extremes: [
      {
        id: 'longest-word',
        count: 3,
        places: [{ reference: 'Esther 9:3', word: { letters: 'והאחשדרפנים' } }],
      },
      { id: 'longest-verse', count: 1, places: [{ reference: 'Esther 8:9' }] },
      { id: 'lowest-verse', count: 0, places: [] },
    ],
  };

  test.each([
    ['longest word', 'והאחשדרפנים · Esther 9:3 and 2 others'],
    ['longest verse in the Torah', 'Esther 8:9'],
    ['lowest verse', null],
    ['how many letters are in the Torah', '1 verse, 7 words and 1,028 letters'],
    ['words that occur once in the Torah', '5 words'],
    ['gematria of the Torah', '2,701'],
    ['longest book of the Torah', 'Genesis, with 7 words'],
    ['shortest book of the Torah', 'Exodus, with 2 words'],
    ['longest book of the Old Testament', 'Isaiah, with 9 words'],
    ['how many kafs are in the Torah', 'כ 8 times · ך 3 times'],
    ['how many times does the letter ω occur in John', null],
    ['most common letter in the Torah', 'Most often א, 27 times; least often ך, 3 times'],
  ])('of “%s” is %s, from the statistics of the text', async (typed, shown) => {
    answerAll(STATISTICS);
    expect(await figure(typed)).toBe(shown);
    expect(asked).toEqual([expect.stringContaining('/api/statistics')]);
  });

  test('of a part in the New Testament is asked of the Greek text, without a limit for all of it', async () => {
    answerAll(STATISTICS);
    await figure('statistics of John');
    await figure('longest word in the New Testament');
    expect(asked.map((url) => url.replace(/^.*\/api/u, ''))).toEqual([
      '/statistics?book=john&edition=sblgnt',
      '/statistics?edition=sblgnt',
    ]);
  });

  const FOUND = {
    facets: {},
    times: { times: 19, verses: 17, editions: [{ id: 'kjv' }] },
    first: { reference: 'Genesis 2:3' },
  };

  test.each([
    ['how often does שבת occur in the Torah', '19 times in 17 verses', 'term=שבת&group=torah&limit=1'],
    ['שבת in the Torah', '19 times in 17 verses', 'term=שבת&group=torah&limit=1'],
    [
      'how often is reverend in the King James',
      '19 times in 17 verses in the King James Version',
      'term=reverend&edition=kjv&limit=1',
    ],
    ['first שבת', 'Genesis 2:3', 'term=שבת&limit=1'],
  ])('of “%s” is %s, from the search for %s', async (typed, shown, query) => {
    answerAll(FOUND);
    expect(await figure(typed)).toBe(shown);
    expect([...new URLSearchParams(asked[0]?.split('?')[1])].sort()).toEqual(
      [...new URLSearchParams(query)].sort(),
    );
  });

  test('of a word that no text has is that it does not occur, and of more than one word or phrase there is none', async () => {
    const none = { ...FOUND, times: { ...FOUND.times, times: 0, verses: 0 }, first: null };
    answerAll({ ...none, ...spelling('סוירל', 'transliterated') });
    expect(await figure('how often does “swirl” occur')).toBe('Not in the King James Version');
    expect(await figure('how often does צצצ occur')).toBe('0 times in 0 verses');
    expect(await figure('first mention of swirl')).toBeNull();
    answerAll({ ...FOUND, times: null });
    expect(await figure('how often does begin* occur')).toBeNull();
  });

  const spelling = (hebrew: string, found: string) => ({
    hebrew,
    greek: null,
    spelling: found,
    gematriaValues: [
      { method: 'HEBREW_STANDARD', value: 376 },
      { method: 'GREEK_STANDARD', value: null },
    ],
  });

  test('of a Hebrew word in Latin letters that the English text lacks is the count of its Hebrew letters', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      asked.push(`${pathname} ${searchParams.get('word') ?? ''} ${searchParams.get('book') ?? ''}`.trim());
      if (pathname === '/api/explore-name') return Response.json(spelling('חסד', 'curated'));
      if (pathname === '/api/words/count') return Response.json({ times: 5, verses: 4, books: [] });
      return Response.json({ ...FOUND, times: { ...FOUND.times, times: 0, verses: 0 } });
    });
    expect(await figure('how often does chesed occur in psalms')).toBe(
      'Not in the King James Version; as חסד: 5 times in 4 verses',
    );
    expect(asked.at(-1)).toBe('/api/words/count חסד psalms');
  });

  test('of a name in Latin letters that the English text lacks leaves out a spelling that the part of the Bible refuses', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      if (pathname === '/api/explore-name')
        return Response.json({ ...spelling('ישוע', 'curated'), greek: 'Ἰησοῦς' });
      if (pathname !== '/api/words/count')
        return Response.json({ ...FOUND, times: { ...FOUND.times, times: 0, verses: 0 } });
      if (searchParams.get('word') === 'ישוע')
        return Response.json({ error: 'The chosen books are not in Hebrew.' }, { status: 422 });
      return Response.json({ times: 150, verses: 140, books: [] });
    });
    expect(await figure('how often does Yeshua occur in Matthew')).toBe(
      'Not in the King James Version; as Ἰησοῦς: 150 times in 140 verses',
    );
  });

  test.each([
    ['gematria of shalom', 'curated', 'שלום = 376'],
    ['gematria of Bob', 'transliterated', 'Letter for letter: שלום = 376'],
  ])('of “%s”, whose spelling is %s, is the value of its letters', async (typed, found, shown) => {
    answerAll(spelling('שלום', found));
    expect(await figure(typed)).toBe(shown);
  });

  const word = ([originalText, value]: readonly [string, number]) => ({
    word: { originalText },
    gematriaValues: [{ method: 'HEBREW_STANDARD', value }],
  });
  const GENESIS_1_1 = (
    [
      ['בְּרֵאשִׁ֖ית', 913],
      ['בָּרָ֣א', 203],
      ['אֱלֹהִ֑ים', 86],
      ['אֵ֥ת', 401],
      ['הַשָּׁמַ֖יִם', 395],
      ['וְאֵ֥ת', 407],
      ['הָאָֽרֶץ', 296],
    ] as const
  ).map(word);

  test.each([
    ['sum of Gen 1:1', '2,701'],
    ['Gen 1:1 words 2-4', '690'],
    ['Gen 1:1 words 3, 5 and 7', '777'],
    ['Gen 1:1 word 1', '913'],
    ['Gen 1:1 words 6-8', null],
    ['sum of Gen 1:1-3', null],
    ['sum of Genesis 1', null],
    ['how many letters are in Genesis 1:1', '7 words and 28 letters'],
    ['which words of Genesis 1:1 are worth 86', 'word 3: אֱלֹהִ֑ים'],
    ['words worth 7 in Genesis 1:1', 'None'],
  ])('of “%s” is %s, from the words of the verse', async (typed, sum) => {
    answerAll({ words: GENESIS_1_1 });
    expect(await figure(typed)).toBe(sum);
  });

  test('of words with a value that only the same verse in the Hebrew numbering has, are those', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json({ words: url.includes('/32/4') ? [word(['גַּ֔רְתִּי', 613])] : GENESIS_1_1 }),
    );
    expect(await figure('which words of Genesis 32:5 have 613')).toBe('Genesis 32:4, word 1: גַּ֔רְתִּי');
    expect(await figure('which words of Genesis 32:5 have 7')).toBe('None');
  });

  const place = (word: number | null, letter: number | null) => ({
    reference: 'Leviticus 8:29',
    words: ['ויקח', 'משה', 'את', 'החזה'],
    word,
    letter,
  });

  test.each([
    [
      'middle letter of the Torah',
      [place(4, 1), place(4, 2)],
      'Leviticus 8:29: ה in החזה and Leviticus 8:29: ח in החזה',
    ],
    ['word 2 of Leviticus', [place(2, null)], 'Leviticus 8:29: משה'],
    ['verse 1820 of the Torah', [place(null, null)], 'Leviticus 8:29'],
  ])('of “%s” is the place', async (typed, places, shown) => {
    answerAll({ places });
    expect(await figure(typed)).toBe(shown);
    expect(asked).toEqual([expect.stringMatching(/\/api\/places\?/u)]);
  });

  test('of “middle verse of the Bible” is that of the Hebrew text, and that of English Bibles', async () => {
    answerAll({ places: [place(null, null)] });
    expect(await figure('middle verse of the Bible')).toBe(
      'Leviticus 8:29 · in English Bibles with both Testaments Psalm 103:1 and Psalm 103:2',
    );
  });
});
