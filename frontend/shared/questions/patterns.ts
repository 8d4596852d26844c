import { bookById, isBookId } from '../../../domain/canon/index.ts';
import { PLACE_UNITS } from '../../../domain/contract/limits.ts';
import { methodName } from '../../../domain/gematria/method-names.ts';
import type { GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import {
  explorerPath,
  formatReference,
  parseReference,
  type Reference,
} from '../../../domain/reference/index.ts';
import type { ExtremeId } from '../../../domain/statistics/index.ts';
import { type SearchLink, searchHref, type Unit } from '../../addresses/search-address.ts';
import { stringifyPlainSearch } from '../../addresses/search-params.ts';
import { questionsText } from '../../text/search/questions-text.ts';
import { STANDARD_METHODS } from '../methods/methods.ts';
import type { Choice } from './choice.ts';
import {
  type AskedNumber,
  countFigure,
  extremeFigure,
  firstFigure,
  placeFigure,
  sumFigure,
  timesFigure,
  totalsFigure,
  valueFigure,
} from './figures.ts';
import {
  type Form,
  form,
  methodNamed,
  number,
  numberRuns,
  type OriginalText,
  originalText,
  type Part,
  type Parts,
  partNamed,
  partOf,
  plainText,
  readings,
  searchTerm,
} from './sentence.ts';

export interface Question extends Choice {
  /** True if the sentence can also be words to search for. Enter then searches, and the question is offered. */
  readonly isUnsure?: boolean;
}

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
const PART_NAMES: Readonly<Record<string, string>> = text.parts;
const STANDARD: Readonly<Record<GematriaScript, MethodId>> = {
  hebrew: 'HEBREW_STANDARD',
  greek: 'GREEK_STANDARD',
};

const idOf = ({ book, group, testament }: Part): string | undefined => book ?? group ?? testament;

function partInWords(part: Part): string {
  const id = idOf(part) ?? part.edition ?? '';
  return isBookId(id) ? bookById(id).name : (PART_NAMES[id] ?? '');
}

/** Written as in a sentence: a Hebrew or Greek text as it is, an English one in quotation marks. */
const quoted = (typed?: string): string => {
  const plain = plainText(typed);
  return originalText(plain) === null ? `“${plain}”` : plain;
};

function inCalculator({ text: typed, script }: OriginalText, method?: MethodId): Question {
  const greek = script === 'greek' ? { script } : {};
  const field = /\s/u.test(typed) ? { text: typed } : { word: typed };
  return {
    label: method === undefined ? text.value(typed) : text.byMethod(methodName(method), typed),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ ...greek, ...field, method })}`,
    figure: () => valueFigure(method ?? STANDARD[script], typed),
  };
}

function verseNamed(typed: string): Reference | null {
  const parsed = parseReference(typed);
  return parsed.ok && parsed.reference.verse !== undefined ? parsed.reference : null;
}

/** The sum of a verse, or of runs of its words: the calculator finds them by their reference. */
function sumOf(typed: string, runs?: string): Question | null {
  const reference = verseNamed(typed);
  if (reference === null) return null;
  const verse = formatReference(reference);
  return {
    label: runs === undefined ? text.sum(verse) : text.sumOfWords(verse, runs),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ text: [typed, ...(runs === undefined ? [] : ['words', runs])].join(' ') })}`,
    figure: (queryClient) => sumFigure(queryClient, reference, runs),
  };
}

function compared(typed?: string, other?: string): Question | null {
  const first = originalText(typed);
  const second = originalText(other);
  if (first === null || second === null || first.script !== second.script) return null;
  const { script } = first;
  const greek = script === 'greek' ? { script } : {};
  return {
    label: text.compare(first.text, second.text),
    detail: text.inCalculator,
    href: `/calculator${stringifyPlainSearch({ ...greek, word: first.text, with: second.text })}`,
    figure: async () => {
      const values = await Promise.all([first, second].map((one) => valueFigure(STANDARD[script], one.text)));
      return text.values(values.filter((value) => value !== null));
    },
  };
}

function worth({ number: typed, scope, script }: Parts, unit: Unit | undefined): Question | null {
  const value = number(typed);
  const part = partOf(scope);
  if (value === null || unit === undefined || part === null || part.edition !== undefined) return null;
  const named = script === undefined ? undefined : STANDARD[script.toLowerCase() as GematriaScript];
  const methods = named === undefined ? STANDARD_METHODS : [named];
  // In the whole Bible the words of the two languages are counted apart.
  const counted = idOf(part) === undefined ? methods.map((method) => [method]) : [methods];
  return {
    label: text.worth(unit, value, partInWords(part), script?.toLowerCase()),
    detail: text.worthDetail,
    href: searchHref({ unit, method: methods, ...part }, value),
    figure: (queryClient) => countFigure(queryClient, { value, unit, part, counted }),
  };
}

/** What is asked of a word or phrase, which a search in the text answers. */
interface WordQuestion {
  readonly label: (term: string, part: string) => string;
  readonly detail: string;
  readonly search: SearchLink;
  readonly figure: typeof timesFigure;
}

const TIMES: WordQuestion = {
  label: text.times,
  detail: text.timesDetail,
  search: { order: 'canonical', times: 'open' },
  figure: timesFigure,
};
const FIRST: WordQuestion = {
  label: text.first,
  detail: text.timesDetail,
  search: { order: 'canonical' },
  figure: firstFigure,
};
const IN_PART: WordQuestion = {
  label: text.inPart,
  detail: text.inPartDetail,
  search: {},
  figure: timesFigure,
};

function askWord(
  { label, detail, search, figure }: WordQuestion,
  { text: typed, scope }: Parts,
): Question | null {
  const part = partOf(scope);
  const term = searchTerm(typed);
  if (part === null || !/\p{L}/u.test(term)) return null;
  return {
    label: label(quoted(typed), partInWords(part)),
    detail,
    href: searchHref({ term, ...part, ...search }),
    figure: (queryClient) => figure(queryClient, term, part),
  };
}

/** English words can be those of a verse. */
const isUnsure = ({ text: typed }: Parts): boolean => originalText(typed) === null;

/** What is placed by number. A phrase is not. */
const placeUnit = (typed?: string) => PLACE_UNITS.find((unit) => unit === typed);

const placed = (label: string, asked: AskedNumber, part: Part): Question => ({
  label,
  detail: text.placeDetail,
  href: `/places${stringifyPlainSearch({ ...asked, in: idOf(part) })}`,
  figure: (queryClient) => placeFigure(queryClient, asked, part),
});

/** The text and the books of which statistics are asked for. Null for a part that has none of its own. */
function statisticsOf(part: Part | null) {
  if (part === null || part.edition !== undefined) return null;
  const { book, group, testament } = part;
  const of = book === undefined ? testament : bookById(book).testament;
  if (of === 'apocrypha') return null;
  // A testament is all of its text.
  return {
    edition: of === 'new' || group === 'gospels' ? 'sblgnt' : undefined,
    id: book ?? group,
    book,
    group,
  };
}

type StatisticsOf = NonNullable<ReturnType<typeof statisticsOf>>;

const statistics = ({ edition, id }: StatisticsOf, anchor = ''): string =>
  `/statistics${stringifyPlainSearch({ edition, in: id })}${anchor}`;

function verseOf(chapter: string, verse: number): Question | null {
  const reference = verseNamed(`${chapter}:${verse}`);
  return reference && { label: formatReference(reference), detail: null, href: explorerPath(reference) };
}

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
/** The part of the Bible that a language stands for. */
const WHOLE: Readonly<Record<string, string>> = { hebrew: 'tanakh', greek: 'nt' };
const OCCURS =
  /(?:occurs?|appears?|come up|comes up|used|mentioned|found|written|named|said|repeated|occurring|occurred|appeared)/u
    .source;

/** The patterns in the order in which they are tried. The first that reads a sentence answers it. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'number',
    examples: {
      'number 153': '/number/153',
      'What does 1,260 mean?': '/number/1260',
      'gematria 613': '/number/613',
      'What kind of number is 2701?': '/number/2701',
    },
    forms: [
      form`(?:number|(?:meaning|gematria|value)(?: of| for)?(?: the number)?) NUMBER(?: in (?:the )?bible)?`,
      form`what does (?:the number )?NUMBER mean(?: in (?:the )?bible)?`,
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
    id: 'method',
    examples: {
      'ordinal of שלום': '/calculator?word=שלום&method=HEBREW_ORDINAL',
      'שלום in ordinal': '/calculator?word=שלום&method=HEBREW_ORDINAL',
      'Mispar Gadol of שָׁלוֹם': '/calculator?word=שָׁלוֹם&method=HEBREW_GADOL',
      'What is ששך in Atbash?': '/calculator?word=ששך&method=HEBREW_ATBASH',
      'ordinal value of Ἰησοῦς': '/calculator?script=greek&word=Ἰησοῦς&method=GREEK_ORDINAL',
    },
    forms: [form`METHOD (?:of|for) TEXT`, form`TEXT (?:in|by|with|using) METHOD`],
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
      'ἀγάπη vs. θέλημα': '/calculator?script=greek&word=ἀγάπη&with=θέλημα',
    },
    forms: [form`compare TEXT (?:and|with|to) OTHER`, form`TEXT (?:vs\.?|versus|=) OTHER`],
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
    },
    forms: [
      form`(?:(?:numerical|numeric|number|total|hebrew|greek) )?(?:gematria|gematriya|gimatria|isopsephy|value|sum|total|worth)(?: value)?(?: of| for)? TEXT`,
      form`TEXT(?:['’]s)? (?:in )?(?:gematria|gematriya|gimatria|isopsephy|(?:numerical |gematria )?value|sum)`,
      form`how much (?:is|are) TEXT(?: worth)?`,
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
    id: 'value-of-a-name',
    examples: { 'gematria of David': '/name-explorer?name=David' },
    forms: [form`(?:gematria|gimatria|isopsephy|numerical value) (?:of|for) TEXT`],
    read({ text: typed }) {
      const name = plainText(typed);
      return /^\p{Script=Latin}[\p{Script=Latin}\p{M}’' -]*$/u.test(name)
        ? {
            label: text.name(quoted(name)),
            detail: text.nameDetail,
            href: `/name-explorer${stringifyPlainSearch({ name })}`,
            isUnsure: true,
          }
        : null;
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
    id: 'times',
    examples: {
      'how often does שבת occur': '/search?term=שבת&order=canonical&times=open',
      'How many times does the word love appear in the New Testament?':
        '/search?term=love&testament=new&order=canonical&times=open',
      'how often is reverend in the King James':
        '/search?term=reverend&edition=kjv&order=canonical&times=open',
      'number of times יהוה occurs in Exodus': '/search?term=יהוה&book=exodus&order=canonical&times=open',
      'how often does “son of man” occur': '/search?term="son+of+man"&order=canonical&times=open',
    },
    forms: [
      form`how (?:often|many times) (?:(?:does|do|did|is|are|was|were|has|have) )?TEXT (?:been |be )?${OCCURS} IN`,
      form`how (?:often|many times) (?:(?:does|do|did|is|are|was|were) )TEXT (?:in|within) SCOPE`,
      form`(?:number of (?:times|occurrences|mentions)(?: of)?|(?:occurrences|frequency|mentions|times|count) of) TEXT(?: ${OCCURS})? IN`,
      form`how many (?:verses|places) (?:have|contain|mention|use) TEXT IN`,
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
      'verse 3 of psalm 23': '/explorer/psalms/23/3',
    },
    forms: [
      form`UNIT (?:number |no\.? ?|# ?)?NUMBER (?:of|in) SCOPE`,
      form`NUMBER ?(?:st|nd|rd|th) UNIT (?:of|in) SCOPE`,
      form`first UNIT (?:of|in) SCOPE`,
    ],
    read({ unit: typedUnit = '', number: typed = '1', scope = '' }) {
      const unit = placeUnit(typedUnit.toLowerCase());
      const n = number(typed);
      const part = partNamed(scope);
      if (n === null || unit === undefined) return null;
      if (part === null) return unit === 'verse' ? verseOf(scope, n) : null;
      return part.edition === undefined
        ? placed(text.place(unit, n, partInWords(part)), { unit, n }, part)
        : null;
    },
  },
  {
    id: 'middle',
    examples: {
      'middle of the Torah': '/places?n=middle&in=torah',
      'Where is the middle letter of Genesis?': '/places?unit=letter&n=middle&in=genesis',
      'What is the middle verse of the Bible?': '/places?unit=verse&n=middle',
    },
    forms: [form`(?:middle|cent(?:er|re)|mid-?point) (?:UNIT )?(?:of|in) SCOPE`],
    read({ unit: typedUnit, scope = '' }) {
      const unit = placeUnit(typedUnit?.toLowerCase());
      const part = partNamed(scope);
      if (part === null || part.edition !== undefined || (unit === undefined) !== (typedUnit === undefined))
        return null;
      return placed(text.middle(unit ?? '', partInWords(part)), { unit, n: 'middle' }, part);
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
    },
    forms: [
      form`(?<most>longest|shortest|highest|lowest) (?:(?<script>hebrew|greek) )?UNIT IN`,
      form`(?:(?<script>hebrew|greek) )?UNIT with (?:the )?(?<most>highest|lowest|largest|smallest) (?:gematria|value|sum)(?: value)? IN`,
    ],
    read({
      most: typed = '',
      unit = '',
      script,
      scope = script === undefined ? undefined : WHOLE[script.toLowerCase()],
    }) {
      const part = partOf(scope);
      const of = statisticsOf(part);
      const most = MOST[`${typed} ${unit}`.toLowerCase()];
      if (part === null || of === null || most === undefined) return null;
      const isGreek = of.edition !== undefined;
      if (script !== undefined && isGreek !== (script.toLowerCase() === 'greek')) return null;
      return {
        label: text.most(most.replace('-', ' '), partInWords(part)),
        detail: text.statisticsDetail,
        href: statistics(of, `#${most}`),
        figure: (queryClient) => extremeFigure(queryClient, of, most),
      };
    },
  },
  {
    id: 'statistics',
    examples: {
      'statistics of Exodus': '/statistics?in=exodus',
      'How many letters are in the Torah?': '/statistics?in=torah',
      'how many verses does Genesis have': '/statistics?in=genesis',
      'word count of the Hebrew Bible': '/statistics',
    },
    forms: [
      form`(?:statistics|stats|totals|figures)(?: of| for| in| on)? SCOPE`,
      form`SCOPE (?:statistics|stats|totals)`,
      form`how many (?:letters|words|verses) (?:are )?(?:there )?(?:are )?(?:in|of) SCOPE`,
      form`how many (?:letters|words|verses) (?:does|do) SCOPE (?:have|contain)`,
      form`(?:number of (?:letters|words|verses)|(?:letter|word|verse) count) (?:of|in) SCOPE`,
    ],
    read({ scope = '' }) {
      const part = partNamed(scope);
      const of = statisticsOf(part);
      if (part === null || of === null) return null;
      return {
        label: text.statistics(partInWords(part)),
        detail: text.statisticsDetail,
        href: statistics(of),
        figure: (queryClient) => totalsFigure(queryClient, of),
      };
    },
  },
  {
    id: 'first-place',
    examples: {
      'first occurrence of אור in Isaiah': '/search?term=אור&book=isaiah&order=canonical',
      'Where does love first appear in the Bible?': '/search?term=love&order=canonical',
      'first mention of the word “faith”': '/search?term=faith&order=canonical',
    },
    forms: [
      form`first (?:time|occurrence|mention|appearance|place|use|verse) (?:of|that|where|with|for) TEXT(?: (?:is |are )?${OCCURS})? IN`,
      form`first (?:time|place) TEXT ${OCCURS} IN`,
      form`where (?:does|do|did|is|are|was|were) TEXT first ${OCCURS} IN`,
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
    id: 'in-a-part',
    examples: {
      'שבת in the Torah': '/search?term=שבת&group=torah',
      'light in Genesis': '/search?term=light&book=genesis',
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
