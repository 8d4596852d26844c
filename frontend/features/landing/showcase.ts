import { explain, gematriaValue } from '../../../domain/gematria/index.ts';
import { landingText } from '../../text/landing.ts';

/** The words of Genesis 1:1 in the Westminster Leningrad Codex. The last word includes its sof pasuq. */
const GENESIS_1_1 = ['בְּרֵאשִׁ֖ית', 'בָּרָ֣א', 'אֱלֹהִ֑ים', 'אֵ֥ת', 'הַשָּׁמַ֖יִם', 'וְאֵ֥ת', 'הָאָֽרֶץ׃'] as const;

const PSALM_23_3 = ['נַפְשִׁ֥י', 'יְשׁוֹבֵ֑ב', 'יַֽנְחֵ֥נִי', 'בְמַעְגְּלֵי־', 'צֶ֝֗דֶק', 'לְמַ֣עַן', 'שְׁמֽוֹ׃'] as const;

const standard = (text: string) => gematriaValue('HEBREW_STANDARD', text);

/** The verse at the top of the landing page: the value of each word, and the total. */
export const HERO = {
  words: GENESIS_1_1.map((text, index) => ({
    text,
    gloss: landingText.glosses[index] ?? '',
    value: standard(text),
  })),
  total: standard(GENESIS_1_1.join(' ')),
};

const place = (book: string, chapter: string, verse: string) => ({ book, chapter, verse });
const lettersOf = (method: 'HEBREW_STANDARD' | 'GREEK_STANDARD', text: string) => {
  const { letters, value } = explain(method, text);
  return { parts: letters.map((letter) => ({ text: letter.letter, value: letter.value })), total: value };
};

/** Three worked examples: a Hebrew word by its letters, a verse by its words, and a Greek word. */
export const EXAMPLES = [
  {
    ...landingText.examples.word,
    lang: 'he',
    ...lettersOf('HEBREW_STANDARD', 'אֶחָד'),
    place: place('deuteronomy', '6', '4'),
    reference: 'Deuteronomy 6:4',
  },
  {
    ...landingText.examples.verse,
    lang: 'he',
    parts: PSALM_23_3.map((text) => ({ text, value: standard(text) })),
    total: standard(PSALM_23_3.join(' ')),
    place: place('psalms', '23', '3'),
    reference: 'Psalm 23:3',
  },
  {
    ...landingText.examples.greek,
    lang: 'grc',
    ...lettersOf('GREEK_STANDARD', 'λόγος'),
    place: place('john', '1', '1'),
    reference: 'John 1:1',
  },
] as const;
