import { explain, gematriaValue } from '../../../domain/gematria/index.ts';

/** The words of Genesis 1:1 in the Westminster Leningrad Codex. The last word includes its sof pasuq. */
const GENESIS_1_1 = [
  ['בְּרֵאשִׁ֖ית', 'In the beginning'],
  ['בָּרָ֣א', 'created'],
  ['אֱלֹהִ֑ים', 'God'],
  ['אֵ֥ת', '(object)'],
  ['הַשָּׁמַ֖יִם', 'the heavens'],
  ['וְאֵ֥ת', 'and'],
  ['הָאָֽרֶץ׃', 'the earth'],
] as const;

const PSALM_23_3 = ['נַפְשִׁ֥י', 'יְשׁוֹבֵ֑ב', 'יַֽנְחֵ֥נִי', 'בְמַעְגְּלֵי־', 'צֶ֝֗דֶק', 'לְמַ֣עַן', 'שְׁמֽוֹ׃'] as const;

const standard = (text: string) => gematriaValue('HEBREW_STANDARD', text);

/** The verse at the top of the landing page: the value of each word, and the total. */
export const HERO = {
  words: GENESIS_1_1.map(([text, gloss]) => ({ text, gloss, value: standard(text) })),
  total: standard(GENESIS_1_1.map(([text]) => text).join(' ')),
};

const place = (book: string, chapter: string, verse: string) => ({ book, chapter, verse });
const lettersOf = (method: 'HEBREW_STANDARD' | 'GREEK_STANDARD', text: string) => {
  const { letters, value } = explain(method, text);
  return { parts: letters.map((letter) => ({ text: letter.letter, value: letter.value })), total: value };
};

/** Three worked examples: a Hebrew word by its letters, a verse by its words, and a Greek word. */
export const EXAMPLES = [
  {
    title: 'A word, letter by letter',
    text: 'Each Hebrew letter is a number too. Echad, “one”, in the Shema:',
    lang: 'he',
    ...lettersOf('HEBREW_STANDARD', 'אֶחָד'),
    place: place('deuteronomy', '6', '4'),
    reference: 'Deuteronomy 6:4',
  },
  {
    title: 'A verse, word by word',
    text: 'The words of a verse are added up. “He restoreth my soul”:',
    lang: 'he',
    parts: PSALM_23_3.map((text) => ({ text, value: standard(text) })),
    total: standard(PSALM_23_3.join(' ')),
    place: place('psalms', '23', '3'),
    reference: 'Psalm 23:3',
  },
  {
    title: 'The same in Greek',
    text: 'Greek letters count likewise: isopsephy. Logos, “word”:',
    lang: 'grc',
    ...lettersOf('GREEK_STANDARD', 'λόγος'),
    place: place('john', '1', '1'),
    reference: 'John 1:1',
  },
] as const;
