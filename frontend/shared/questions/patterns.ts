import { formatReference } from '../../../domain/reference/index.ts';
import type { ExtremeId } from '../../../domain/statistics/index.ts';
import type { Unit } from '../../addresses/search-address.ts';
import { stringifyPlainSearch } from '../../addresses/search-params.ts';
import { questionsText } from '../../text/search/questions-text.ts';
import {
  askWord,
  chapterNamed,
  compared,
  FIRST,
  IN_PART,
  inCalculator,
  inEnglish,
  inStatistics,
  isUnsure,
  lengthOf,
  partInWords,
  placed,
  placeUnit,
  type Question,
  quoted,
  statisticsOf,
  sumOf,
  TIMES,
  TIMES_INSIDE,
  verseOf,
  wordsWorthIn,
  worth,
} from './answers.ts';
import { chaptersOf, chapterWithMost, versesOf } from './english-bible.ts';
import {
  bookFigure,
  distinctFigure,
  extremeFigure,
  letterFigure,
  lettersFigure,
  nameFigure,
  onceFigure,
  sumOfPartFigure,
  totalsFigure,
} from './figures.ts';
import {
  type Form,
  form,
  letterNamed,
  methodNamed,
  number,
  numberRuns,
  ORDINALS,
  ordinal,
  originalText,
  type Parts,
  partNamed,
  partOf,
  plainText,
  readings,
} from './sentence.ts';

/** A question that the reference box understands. docs/adding-a-question.md shows how one is added. */
export interface Pattern {
  readonly id: string;
  /** Sentences, each with the address that it leads to, with its signs decoded. A test reads them all. */
  readonly examples: Readonly<Record<string, string>>;
  readonly forms: readonly Form[];
  /** The answer for the parts of a sentence. Null if they mean nothing here: then the next pattern is tried. */
  readonly read: (parts: Parts) => Question | null;
}

const text = questionsText;

const WORTH: Readonly<Record<string, Unit>> = { word: 'word', name: 'word', phrase: 'span', verse: 'verse' };
/** What a sentence calls the most and the least, with the anchor on the page of statistics. */
const MOST: Readonly<Record<string, ExtremeId>> = {
  'longest word': 'longest-word',
  'highest word': 'highest-word',
  'largest word': 'highest-word',
  'longest verse': 'longest-verse',
  'shortest verse': 'shortest-verse',
  'highest verse': 'highest-verse',
  'largest verse': 'highest-verse',
  'lowest verse': 'lowest-verse',
  'smallest verse': 'lowest-verse',
};
/** The same for a verse with `the most words`. */
const VERSE_WITH: Readonly<Record<string, ExtremeId>> = {
  'most words': 'longest-verse',
  'most letters': 'longest-verse-by-letters',
  'fewest words': 'shortest-verse',
  'fewest letters': 'shortest-verse-by-letters',
};
/** A name in Latin letters has at most two words. `my name` is none. */
const NAME = /^\p{Script=Latin}[\p{Script=Latin}\p{M}’'-]*(?: [\p{Script=Latin}\p{M}’'-]+)?$/u;
const NO_NAME =
  /^(?:my|the|a|an|this|hebrew|greek|english|bible) ?(?:name|word|verse|phrase|letter|number)?s?$/iu;
const SCRIPT = /(?:(?<script>hebrew|greek) )?/u.source;
const THERE_ARE = /(?: (?:are|is)(?: there)?| there are)?/u.source;
const HAVE = /(?:have|has|contain|contains)/u.source;
const OCCURS =
  /(?:(?:is|are|was|were|has|have|does|do|did) )?(?:been |be )?(?:occurs?|appears?|come up|comes up|used|mentioned|found|written|named|said|repeated|occurring|occurred|appeared)/u
    .source;
const INSIDE = /(?:also |alone (?:or|and) )?(?:inside|within)(?: of)?(?: other| longer)? words?(?: too)?/u
  .source;
const OFTEN = /how (?:often|many times)/u.source;
const DOES = /(?:(?:does|do|did|is|are|was|were|has|have) )?/u.source;

/** The patterns in the order in which they are tried. The first that reads a sentence answers it. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'number',
    examples: {
      'number 153': '/number/153',
      'What does 1,260 mean?': '/number/1260',
      'gematria 613': '/number/613',
      'What kind of number is 2701?': '/number/2701',
      'Is 37 a prime number?': '/number/37',
      'factors of 2701': '/number/2701',
    },
    forms: [
      form`(?:number(?: is)?|(?:meaning|gematria|value)(?: of| for)?(?: the number)?) NUMBER(?: in (?:the )?bible)?`,
      form`what does (?:the number )?NUMBER (?:mean|symboli[sz]e|represent|stand for|signify)(?: in (?:the )?bible)?`,
      form`is NUMBER (?:(?:a|an) )?(?:prime|triangular|triangle|square|perfect|cube|cubic|odd|even)(?: number)?`,
      form`(?:prime )?factors? of NUMBER`,
      form`(?:what )?kind of number is NUMBER`,
      form`NUMBER (?:in )?gematria`,
    ],
    read({ number: typed }) {
      const value = number(typed);
      return value === null
        ? null
        : { label: text.about(value), detail: text.aboutDetail, href: `/number/${value}` };
    },
  },
  {
    id: 'words-of-a-verse',
    examples: {
      'Gen 1:1 words 2-4': '/calculator?text=Gen+1:1+words+2-4',
      'sum of words 9 to 14 of Genesis 1:2': '/calculator?text=Genesis+1:2+words+9-14',
      'Gen 1:1 words 3, 5 and 7': '/calculator?text=Gen+1:1+words+3,5,7',
      'Gen 32:5 word 14': '/calculator?text=Gen+32:5+words+14',
    },
    forms: [
      form`(?:(?:sum|gematria|value) of )?TEXT,? words? NUMBERS`,
      form`(?:(?:sum|gematria|value) of )?words? NUMBERS (?:of|in) TEXT`,
    ],
    read({ text: typed = '', numbers = '' }) {
      const runs = numberRuns(numbers);
      return runs === null ? null : sumOf(typed, runs);
    },
  },
  {
    id: 'words-of-a-verse-with-a-value',
    examples: { 'Which words of Genesis 32:5 have 613?': '/explorer/genesis/32/5' },
    forms: [
      form`words? (?:of|in) TEXT (?:that |which )?(?:${HAVE}|with|are|is|worth|equals?)(?: worth| the value| a value| the gematria)?(?: of)? NUMBER`,
      form`words? (?:that |which )?(?:${HAVE}|with|are|is|worth|equals?)(?: worth| the value| a value| the gematria)?(?: of)? NUMBER (?:of|in) TEXT`,
    ],
    read: ({ text: typed, number: value }) => wordsWorthIn(typed, value),
  },
  {
    id: 'method',
    examples: {
      'ordinal of שלום': '/calculator?word=שלום&method=HEBREW_ORDINAL',
      'שלום in ordinal': '/calculator?word=שלום&method=HEBREW_ORDINAL',
      'Mispar Gadol of שָׁלוֹם': '/calculator?word=שָׁלוֹם&method=HEBREW_GADOL',
      'What is ששך in Atbash?': '/calculator?word=ששך&method=HEBREW_ATBASH',
      'atbash ששך': '/calculator?word=ששך&method=HEBREW_ATBASH',
      'value of יהוה in mispar katan': '/calculator?word=יהוה&method=HEBREW_KATAN',
      'ordinal value of Ἰησοῦς': '/calculator?script=greek&word=Ἰησοῦς&method=GREEK_ORDINAL',
    },
    forms: [
      form`(?:gematria )?METHOD (?:of|for) TEXT`,
      form`(?:(?:gematria|value|sum) (?:of|for) )?TEXT (?:in|by|with|using) METHOD`,
      form`(?<method>[a-z’' ]+?) (?<text>\p{Script=Hebrew}.*|\p{Script=Greek}.*)`,
      form`(?<text>\p{Script=Hebrew}.*?|\p{Script=Greek}.*?) (?<method>[a-z’' ]+)`,
    ],
    read({ text: typed, method: name = '' }) {
      const original = originalText(typed);
      const method = original && methodNamed(name, original.script);
      return original && method ? inCalculator(original, method) : null;
    },
  },
  {
    id: 'compare',
    examples: {
      'נחש = משיח': '/calculator?word=נחש&with=משיח',
      'compare אהבה and אחד': '/calculator?word=אהבה&with=אחד',
      'are נחש and משיח the same value': '/calculator?word=נחש&with=משיח',
      'ἀγάπη vs. θέλημα': '/calculator?script=greek&word=ἀγάπη&with=θέλημα',
      'compare Gen 1:1 and John 1:1': '/calculator?text=Genesis+1:1&about=text&with=John+1:1',
    },
    forms: [
      form`compare TEXT (?:and|with|to) OTHER`,
      form`TEXT (?:vs\.?|versus|=) OTHER`,
      form`(?:gematria|value) (?:of|for) (?:both )?TEXT and OTHER`,
      form`(?:are|is|do|does|have) TEXT (?:and|as) OTHER (?:equal|(?:have )?the same(?: gematria| value| number)?)`,
    ],
    read: ({ text: typed, other }) => compared(typed, other),
  },
  {
    id: 'value',
    examples: {
      'gematria of שלום': '/calculator?word=שלום',
      'What is the gematria of the word “שָׁלוֹם”?': '/calculator?word=שָׁלוֹם',
      'value of χριστος': '/calculator?script=greek&word=χριστος',
      'שלום =': '/calculator?word=שלום',
      'how much is נרון קסר worth': '/calculator?text=נרון+קסר',
      'sum of Gen 1:1': '/calculator?text=Gen+1:1',
      'אהבה + אחד': '/calculator?text=אהבה+אחד',
      'sum of Psalm 23': '/calculator?text=Psalm+23',
      'value of each word of Genesis 50:26': '/calculator?text=Genesis+50:26',
      'גימטריה של שלום': '/calculator?word=שלום',
    },
    forms: [
      form`(?:(?:numerical|numeric|number|total|hebrew|greek) )?(?:gematria|gematriya|gimatria|isopsephy|value|sum|total|worth)(?: value)?(?: of| for)? TEXT`,
      form`TEXT(?:['’]s)? (?:in )?(?:gematria|gematriya|gimatria|isopsephy|(?:numerical |gematria )?value|sum)`,
      form`how much (?:is|are) TEXT(?: worth)?`,
      form`(?:(?:gematria|value)s? (?:of|for) )?(?:each |every |all )?(?:the )?words? (?:of|in) TEXT`,
      form`(?:ה?גימטרי[הא])(?: של)? TEXT`,
      form`TEXT ב?גימטרי[הא]`,
      form`UNIT with the same (?:gematria|value|sum)(?: value)? (?:as|of) TEXT`,
      form`what (?:does|do|is|are) TEXT (?:equal|add up to|sum to|worth)`,
      form`TEXT ?= ?(?:\?|\d+)?`,
      form`(?<text>.+ ?\+ ?.+?)`,
    ],
    read({ text: typed = '' }) {
      const original = originalText(typed.replace(/ ?\+ ?/gu, ' '));
      return original === null ? sumOf(plainText(typed)) : inCalculator(original);
    },
  },
  {
    id: 'sum-of-a-part',
    examples: {
      'gematria of the Torah': '/statistics?in=torah',
      'sum of all letters of Genesis': '/statistics?in=genesis',
      'total value of the Hebrew Bible': '/statistics',
    },
    forms: [
      form`(?<of>sum|total)(?: gematria| value| sum)?(?: of)?(?: all)?(?: the)?(?: (?:letters|words|verses) (?:of|in))? SCOPE`,
      form`(?:gematria|value) of (?<of>all )?(?:the )?(?:letters|words|verses) (?:of|in) SCOPE`,
      form`(?:numerical )?(?:gematria|value) of SCOPE`,
    ],
    read(parts) {
      // `gematria of Daniel` asks for the name, and `value of wisdom` are words to search for.
      if (parts.of === undefined && statisticsOf(parts)?.book !== undefined) return null;
      return inStatistics(parts, text.sumOfPart, '', sumOfPartFigure);
    },
  },
  {
    id: 'worth',
    examples: {
      'words worth 358': '/search/gematria/358?unit=word&method=HEBREW_STANDARD,GREEK_STANDARD',
      '= 702': '/search/gematria/702?unit=word&method=HEBREW_STANDARD,GREEK_STANDARD',
      '702 =': '/search/gematria/702?unit=word&method=HEBREW_STANDARD,GREEK_STANDARD',
      'Verses with the value 2,701?': '/search/gematria/2701?method=HEBREW_STANDARD,GREEK_STANDARD',
      'phrases worth 113 in Psalms':
        '/search/gematria/113?unit=span&method=HEBREW_STANDARD,GREEK_STANDARD&book=psalms',
      'Which Hebrew words equal 613 in the Torah?':
        '/search/gematria/613?unit=word&method=HEBREW_STANDARD&group=torah',
    },
    forms: [
      form`(?:(?<script>hebrew|greek) )?UNIT (?:that |which )?(?:is |are )?(?:worth|equals?(?: to)?|(?:add|sum)s? (?:up )?to|=) NUMBER IN`,
      form`(?:(?<script>hebrew|greek) )?UNIT (?:(?:that |which )?(?:have|has)|with|of)(?: the| a)?(?: numerical| gematria)? (?:value|gematria|sum|total)(?: of)? NUMBER IN`,
      form`(?:equals|adds up to|is worth|=) NUMBER IN`,
      form`NUMBER =`,
    ],
    read: (parts) => worth(parts, WORTH[(parts.unit ?? 'word').toLowerCase()]),
  },
  {
    id: 'letter',
    examples: {
      'How many alephs are in the Torah?': '/statistics?in=torah#letters',
      'how often does the letter ש occur in Genesis': '/statistics?in=genesis#letters',
      'number of א in Exodus': '/statistics?in=exodus#letters',
    },
    forms: [
      form`${OFTEN} ${DOES}(?:the )?(?<of>letters? )?LETTER ${OCCURS} IN`,
      form`${OFTEN} ${DOES}(?:the )?(?<of>letters? )?LETTER (?:in|within) SCOPE`,
      form`how many (?<of>letters? )?LETTER(?:['’]?s)?${THERE_ARE} (?:in|of) SCOPE`,
      form`(?:number|count|frequency|occurrences) of (?:the )?(?<of>letters? )?LETTER(?:['’]?s)? (?:in|of) SCOPE`,
    ],
    read(parts) {
      const letter = letterNamed(parts.letter);
      if (letter === null) return null;
      return inStatistics(
        { ...parts, script: letter.script },
        (part) => text.letter(letter.letter, part),
        '#letters',
        (queryClient, of) => letterFigure(queryClient, of, letter.letter),
      );
    },
  },
  {
    id: 'times-inside',
    examples: {
      'how often does יהוה occur inside words in the Torah':
        '/search?term=יהוה&group=torah&order=canonical&times=inside',
      'יהוה inside words in the Torah': '/search?term=יהוה&group=torah&order=canonical&times=inside',
      'אור in Genesis inside words': '/search?term=אור&book=genesis&order=canonical&times=inside',
    },
    forms: [
      form`(?:${OFTEN} ${DOES})?TEXT(?: ${OCCURS})? ${INSIDE} IN`,
      form`(?:${OFTEN} ${DOES})?TEXT(?: ${OCCURS})? IN,? ${INSIDE}`,
    ],
    // English words are counted whole.
    read: (parts) => (isUnsure(parts) ? null : askWord(TIMES_INSIDE, parts)),
  },
  {
    id: 'times',
    examples: {
      'how often does שבת occur': '/search?term=שבת&order=canonical&times=open',
      'How many times does the word love appear in the New Testament?':
        '/search?term=love&testament=new&order=canonical&times=open',
      'how often is reverend in the King James':
        '/search?term=reverend&edition=kjv&order=canonical&times=open',
      'number of times Jesus is mentioned in Mark': '/search?term=Jesus&book=mark&order=canonical&times=open',
      'how often does “son of man” occur': '/search?term="son+of+man"&order=canonical&times=open',
      'How many times does the Bible say fear not?': '/search?term="fear+not"&order=canonical&times=open',
    },
    forms: [
      form`${OFTEN} (?:do|can|does|did) (?:we|you|i|one) (?:find|see|read|meet|hear) TEXT IN`,
      form`${OFTEN} (?:does|do|did) it (?:say|mention|use) TEXT IN`,
      form`${OFTEN} (?:does|do|did) SCOPE (?:say|mention|use|repeat|have|contain) TEXT`,
      form`${OFTEN} ${DOES}TEXT ${OCCURS} IN`,
      form`${OFTEN} ${DOES}TEXT (?:in|within) SCOPE`,
      form`(?:total )?(?:number of (?:times|occurrences|mentions)(?: of)?|(?:occurrences|frequency|mentions|times|count) (?:of|for)) TEXT(?: ${OCCURS})? IN`,
      form`how many (?:times|mentions|occurrences|instances) of TEXT${THERE_ARE} IN`,
      form`how many (?:verses|places) (?:${HAVE}|mention|use|with) TEXT IN`,
    ],
    read: (parts) => askWord(TIMES, parts),
  },
  {
    id: 'place',
    examples: {
      'verse 1820 of the Torah': '/places?unit=verse&n=1820&in=torah',
      'letter 1000 of Genesis': '/places?unit=letter&n=1000&in=genesis',
      'What is the 40,921st word in the Pentateuch?': '/places?unit=word&n=40921&in=torah',
      'first word of Exodus': '/places?unit=word&n=1&in=exodus',
      'third word of the Bible': '/places?unit=word&n=3',
      'last letter of the Torah': '/places?unit=letter&n=last&in=torah',
      'verse 3 of psalm 23': '/explorer/psalms/23/3',
      'third word of Genesis 1:1': '/calculator?text=Genesis+1:1+words+3',
    },
    forms: [
      form`UNIT (?:number |no\.? ?|# ?)?NUMBER (?:of|in) SCOPE`,
      form`NUMBER ?(?:st|nd|rd|th) UNIT (?:of|in) SCOPE`,
      form`(?:very )?(?<nth>${ORDINALS}) UNIT (?:of|in) SCOPE`,
    ],
    read({ unit: typedUnit, number: typed, nth, scope = '' }) {
      const unit = placeUnit(typedUnit);
      const n = nth === undefined ? number(typed) : ordinal(nth);
      const part = partNamed(scope);
      if (n === null || unit === undefined) return null;
      if (part !== null) {
        const label = text.place(unit, n, partInWords(part));
        if (part.edition === undefined) return placed(label, { unit, n }, part);
        return unit === 'verse' ? inEnglish(label, n) : null;
      }
      if (n === 'last' || unit === 'letter') return null;
      return unit === 'verse' ? verseOf(scope, n) : sumOf(scope, String(n));
    },
  },
  {
    id: 'middle',
    examples: {
      'middle of the Torah': '/places?n=middle&in=torah',
      'Where is the middle letter of Genesis?': '/places?unit=letter&n=middle&in=genesis',
      'What is the middle verse of the Bible?': '/places?unit=verse&n=middle',
      'middle verse of the KJV': '/explorer/psalms/103/1',
      'Which verse is in the middle of the Psalms?': '/places?unit=verse&n=middle&in=psalms',
    },
    forms: [
      form`(?:exact |very )?(?:middle|cent(?:er|re)|central|mid-?point|half-?way point) (?:UNIT )?(?:of|in) SCOPE`,
      form`UNIT (?:is |are )?(?:in|at) the (?:exact |very )?(?:middle|cent(?:er|re)|mid-?point) of SCOPE`,
    ],
    read({ unit: typedUnit, scope = '' }) {
      const unit = placeUnit(typedUnit);
      const part = partNamed(scope);
      if (part === null || (unit === undefined) !== (typedUnit === undefined)) return null;
      const label = text.middle(unit ?? '', partInWords(part));
      if (part.edition === undefined) return placed(label, { unit, n: 'middle' }, part);
      return unit === 'verse' ? inEnglish(label, 'middle') : null;
    },
  },
  {
    id: 'most-and-least',
    examples: {
      'longest word': '/statistics#longest-word',
      'What is the shortest verse in the Torah?': '/statistics?in=torah#shortest-verse',
      'highest verse of Genesis': '/statistics?in=genesis#highest-verse',
      'verse with the lowest gematria in Isaiah': '/statistics?in=isaiah#lowest-verse',
      'longest Greek word': '/statistics?edition=sblgnt#longest-word',
      'Which verse has the most letters?': '/statistics#longest-verse-by-letters',
    },
    forms: [
      form`(?<most>longest|shortest|highest|lowest) ${SCRIPT}UNIT IN`,
      form`${SCRIPT}UNIT (?:with|(?:that |which )?has) (?:the )?(?<most>highest|lowest|largest|smallest) (?:gematria|value|sum)(?: value)? IN`,
      form`${SCRIPT}verse (?:with|(?:that |which )?has) (?:the )?(?<most>most|fewest|least) (?<of>words|letters) IN`,
    ],
    read(parts) {
      const { most: typed = '', unit = '', of } = parts;
      const asked = typed.toLowerCase().replace('least', 'fewest');
      const most =
        of === undefined
          ? MOST[`${asked} ${unit.toLowerCase()}`]
          : VERSE_WITH[`${asked} ${of.toLowerCase()}`];
      if (most === undefined) return null;
      return inStatistics(
        parts,
        (part) => text.most(most.replaceAll('-', ' '), part),
        `#${most}`,
        (queryClient, asked) => extremeFigure(queryClient, asked, most),
      );
    },
  },
  {
    id: 'longest-book',
    examples: {
      'longest book of the Bible': '/statistics#parts-and-books',
      'What is the shortest book in the New Testament?': '/statistics?edition=sblgnt#parts-and-books',
    },
    forms: [form`(?<most>longest|largest|biggest|shortest|smallest) book IN`],
    read(parts) {
      const isLeast = /^(?:shortest|smallest)$/iu.test(parts.most ?? '');
      return statisticsOf(parts)?.book !== undefined
        ? null
        : inStatistics(
            parts,
            (part) => text.book(isLeast, part),
            '#parts-and-books',
            (queryClient, of) => bookFigure(queryClient, of, isLeast),
          );
    },
  },
  {
    id: 'longest-chapter',
    examples: {
      'longest chapter in the Bible': '/explorer/psalms/119',
      'shortest chapter of Genesis': '/explorer/genesis/16',
    },
    forms: [form`(?<most>longest|largest|shortest|smallest) chapter IN`],
    read({ most = '', scope }) {
      const part = partOf(scope);
      const isLeast = /^(?:shortest|smallest)$/iu.test(most);
      const found = part && chapterWithMost(part, isLeast);
      return (
        found && {
          label: text.chapter(isLeast, partInWords(part)),
          detail: text.chapterFound(formatReference(found), found.verses, found.others),
          href: found.path,
        }
      );
    },
  },
  {
    id: 'chapters',
    examples: {
      'How many chapters are in Genesis?': '/explorer/genesis/1',
      'how many books are in the Bible': '/explorer',
      'how many verses are in Psalm 119': '/explorer/psalms/119',
    },
    forms: [
      form`how many (?:books|chapters)${THERE_ARE} (?:in|of) SCOPE`,
      form`how many (?:books|chapters) (?:does|do) SCOPE ${HAVE}`,
      form`(?:total )?(?:number of )?(?:books|chapters) (?:of|in) SCOPE`,
      form`how many verses${THERE_ARE} (?:in|of) TEXT`,
      form`how many verses (?:does|do) TEXT ${HAVE}`,
      form`(?:total )?number of verses (?:of|in) TEXT`,
    ],
    read({ scope, text: typed }) {
      if (scope === undefined) {
        const chapter = chapterNamed(typed);
        const verses = chapter && versesOf(chapter);
        return (
          verses && { label: formatReference(chapter), detail: text.verses(verses.count), href: verses.path }
        );
      }
      const part = partNamed(scope);
      const counted = part && chaptersOf(part);
      return (
        counted && {
          label: text.chapters(partInWords(part)),
          detail: text.chaptersCounted(counted.chapters, counted.books),
          href: part.book === undefined ? '/explorer' : `/explorer/${encodeURIComponent(part.book)}/1`,
        }
      );
    },
  },
  {
    id: 'different-words',
    examples: {
      'how many different words are in the Torah': '/statistics?in=torah#distinct-words',
      'most common word in the Hebrew Bible': '/statistics#distinct-words',
      'words that occur only once in Isaiah': '/statistics?in=isaiah#words-once',
    },
    forms: [
      form`how many (?:different|unique|distinct) ${SCRIPT}words${THERE_ARE} (?:in|of) SCOPE`,
      form`(?:number of )?(?:different|unique|distinct) ${SCRIPT}words IN`,
      form`most (?:common|frequent|(?:frequently |often )?used) ${SCRIPT}words? IN`,
      form`(?:how many )?${SCRIPT}(?<of>words) (?:that |which )?(?:occur|appear|occurring|are used|used|found|are found) (?:only )?once IN`,
      form`(?<of>hapax(?: legomen(?:a|on))?) IN`,
    ],
    read: (parts) =>
      parts.of === undefined
        ? inStatistics(parts, text.distinctWords, '#distinct-words', distinctFigure)
        : inStatistics(parts, text.wordsOnce, '#words-once', onceFigure),
  },
  {
    id: 'common-letter',
    examples: { 'What is the most common letter in the Torah?': '/statistics?in=torah#letters' },
    forms: [form`(?<most>most|least) (?:common|frequent|(?:frequently |often )?used) ${SCRIPT}letters? IN`],
    read: (parts) => inStatistics(parts, text.letters, '#letters', lettersFigure),
  },
  {
    id: 'statistics',
    examples: {
      'statistics of Exodus': '/statistics?in=exodus',
      'How many letters are in the Torah?': '/statistics?in=torah',
      'how many verses does Genesis have': '/statistics?in=genesis',
      'word count of the Hebrew Bible': '/statistics',
      'How many Greek words are in the Bible?': '/statistics?edition=sblgnt',
    },
    forms: [
      form`(?:statistics|stats|totals|figures)(?: of| for| in| on)? SCOPE`,
      form`SCOPE (?:statistics|stats|totals)`,
      form`how many ${SCRIPT}(?:letters|words|verses)${THERE_ARE} (?:in|of) SCOPE`,
      form`how many ${SCRIPT}(?:letters|words|verses) (?:does|do) SCOPE ${HAVE}`,
      form`(?:total )?(?:number of ${SCRIPT}(?:letters|words|verses)|(?:letter|word|verse) count) (?:of|in) SCOPE`,
      form`total ${SCRIPT}(?:letters|words|verses) (?:of|in) SCOPE`,
    ],
    read: (parts) => inStatistics(parts, text.statistics, '', totalsFigure),
  },
  {
    id: 'length-of-a-verse',
    examples: { 'How many letters are in Genesis 1:1?': '/calculator?text=Genesis+1:1' },
    forms: [
      form`how many (?:words(?: and letters)?|letters(?: and words)?)${THERE_ARE} (?:in|of) TEXT`,
      form`how many (?:words(?: and letters)?|letters(?: and words)?) (?:does|do|has|have) TEXT(?: ${HAVE})?`,
      form`(?:number of (?:words|letters)|(?:word|letter) count) (?:of|in) TEXT`,
    ],
    read: ({ text: typed }) => lengthOf(typed),
  },
  {
    id: 'first-place',
    examples: {
      'first occurrence of אור in Isaiah': '/search?term=אור&book=isaiah&order=canonical',
      'Where does love first appear in the Bible?': '/search?term=love&order=canonical',
      'first mention of the word “faith”': '/search?term=faith&order=canonical',
      'Where is יהוה for the first time?': '/search?term=יהוה&order=canonical',
    },
    forms: [
      form`(?:very )?first (?:time|occurrence|mention|appearance|place|use|verse) (?:(?:that |which )?(?:${HAVE}|mentions?|uses?)|containing|mentioning|of|that|where|with|for) TEXT(?: ${OCCURS})? IN`,
      form`first (?:time|place) TEXT ${OCCURS} IN`,
      form`(?:(?:where )?(?:does|do|did) )?TEXT (?:${OCCURS} )?for the first time IN`,
      form`where (?:does|do|did|is|are|was|were) TEXT (?:first ${OCCURS}|${OCCURS} first) IN`,
    ],
    read: (parts) => askWord(FIRST, parts),
  },
  {
    id: 'first',
    examples: {
      'first אור': '/search?term=אור&order=canonical',
      'first λόγος in John': '/search?term=λόγος&book=john&order=canonical',
      'first God': '/search?term=God&order=canonical',
    },
    forms: [form`first TEXT IN`],
    read(parts) {
      // `first day of the week` are words to search for.
      if (isUnsure(parts) && /\s/u.test(plainText(parts.text))) return null;
      const question = askWord(FIRST, parts);
      return question && { ...question, isUnsure: isUnsure(parts) };
    },
  },
  {
    id: 'value-of-a-name',
    examples: {
      'gematria of David': '/name-explorer?name=David',
      'What is the gematria of shalom?': '/name-explorer?name=shalom',
      'shalom gematria': '/name-explorer?name=shalom',
    },
    forms: [
      form`(?:(?:hebrew|greek) )?(?:gematria|gimatria|isopsephy|numerical value)(?: value)? (?:of|for) TEXT(?: in (?:hebrew|greek))?`,
      form`TEXT(?:['’]s)? (?<of>gematria|gimatria|isopsephy)(?: value)?`,
    ],
    read({ text: typed, of }) {
      const name = plainText(typed);
      return NAME.test(name) && !NO_NAME.test(name)
        ? {
            label: text.name(quoted(name)),
            detail: text.nameDetail,
            href: `/name-explorer${stringifyPlainSearch({ name })}`,
            isUnsure: of !== undefined,
            figure: (queryClient) => nameFigure(queryClient, name),
          }
        : null;
    },
  },
  {
    id: 'in-a-part',
    examples: {
      'שבת in the Torah': '/search?term=שבת&group=torah',
      'light in Genesis': '/search?term=light&book=genesis',
      'H7676 in the Torah': '/search?term=H7676&group=torah',
    },
    forms: [form`TEXT (?:in|within|from) SCOPE`],
    read(parts) {
      const question = askWord(IN_PART, parts);
      return question && { ...question, isUnsure: isUnsure(parts) };
    },
  },
];

/** The question that a typed sentence asks. Null for every other text. */
export function readQuestion(typed: string): Question | null {
  for (const { forms, read } of PATTERNS)
    for (const parts of readings(forms, typed)) {
      const question = read(parts);
      if (question !== null) return question;
    }
  return null;
}
