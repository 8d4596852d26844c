import { describe, expect, test } from 'vitest';
import { highlightWords, joined } from './highlight.ts';
import { MAX_DEPTH, MAX_TERMS, parseSearchQuery } from './parse.ts';
import type { SearchNode } from './query-type.ts';
import type { SearchTerm } from './terms.ts';

function short(node: SearchNode): string {
  if (node.kind === 'any') return `(${node.of.map(short).join(' | ')})`;
  if (node.kind === 'all') {
    return `(${[node.of.map(short).join(' & '), ...node.without.map((one) => `!${short(one)}`)].join(' ')})`;
  }
  if (node.kind !== 'words') return Object.values(node).flat().join(':');
  const words = node.tokens.join(' ') + (node.prefix ? '*' : '');
  if (node.script !== 'latin') return `${node.script}:${words}`;
  return node.exact ? `"${words}"` : `~${words}`;
}

const read = (text: string, otherForms = true): string => {
  const parsed = parseSearchQuery(text, { otherForms });
  return parsed.ok ? short(parsed.query) : `refused: ${parsed.hint}`;
};
const hint = (text: string): string | null => {
  const parsed = parseSearchQuery(text);
  return parsed.ok ? null : parsed.hint;
};

describe('the grammar', () => {
  test.each([
    ['shepherd', '~shepherd'],
    ['Good  SHEPHERD', '(~good & ~shepherd)'],
    ['and or not', '(~and & ~or & ~not)'],
    ['good AND shepherd', '(~good & ~shepherd)'],
    ['good OR bad shepherd', '(~good | (~bad & ~shepherd))'],
    ['(good OR bad) shepherd', '((~good | ~bad) & ~shepherd)'],
    ['shepherd NOT good', '(~shepherd !~good)'],
    ['NOT good shepherd', '(~shepherd !~good)'],
    ['shepherd AND NOT (good OR "the lord")', '(~shepherd !(~good | "the lord"))'],
    ['"In the Beginning"', '"in the beginning"'],
    ['“in the beginning”', '"in the beginning"'],
    ['«λόγος»', 'greek:λογοσ'],
    ['"in the begin*"', '"in the begin*"'],
    ['"in the begin"*', '"in the begin*"'],
    ['shep*', '"shep*"'],
    ['God’s', '~god s'],
    ["God's", '~god s'],
    ['Beth-el', '~beth-el'],
    ['Beth‑el’s light', '(~beth-el s & ~light)'],
    ['light,darkness', '(~light & ~darkness)'],
    ['John 3:16', '(~john & ~3 & ~16)'],
    ['3', '~3'],
    ['H430', 'strongs:H430'],
    ['h0430', 'strongs:H430'],
    ['G3056', 'strongs:G3056'],
    ['lemma:H430', 'strongs:H430'],
    ['H430a', 'strongs:H430'],
    ['H 430', 'strongs:H430'],
    ['g 3056', 'strongs:G3056'],
    ['(light OR h 0430b)', '(~light | strongs:H430)'],
    ['lemma:H 430', 'strongs:H430'],
    ['= 913', 'value:913'],
    ['＝９１３', 'value:913'],
    ['Ｈ４３０', 'strongs:H430'],
    ['light = 1,773', '(~light & value:1773)'],
    ['"h 430"', '"h 430"'],
    ['H OR 430', '(~h | ~430)'],
    ['high 430', '(~high & ~430)'],
    ['lemma:אלהים', 'lemma:hebrew:אלהימ'],
    ['LEMMA:"אֱלֹהִים"', 'lemma:hebrew:אלהימ'],
    ['lemma:λόγος', 'lemma:greek:λογοσ'],
    ['=26', 'value:26'],
    ['=913 light', '(value:913 & ~light)'],
    ['=1,773', 'value:1773'],
    ['בְּרֵאשִׁ֖ית', 'hebrew:בראשית'],
    ['מלך', 'hebrew:מלכ'],
    ['מ*', 'hebrew:מ*'],
    ['על־פני', 'hebrew:על פני'],
    ['"על פני"', 'hebrew:על פני'],
    ['ת"ן', 'hebrew:תנ'],
    ['ת״ן', 'hebrew:תנ'],
    ['חײ שרה', '(hebrew:חיי & hebrew:שרה)'],
    ['"חײ שרה"', 'hebrew:חיי שרה'],
    ['װ״ײ', 'hebrew:וויי'],
    ['lemma:ﬡלהים', 'lemma:hebrew:אלהימ'],
    ['𝛌ό𝛄ος', 'greek:λογοσ'],
    ['light 𝚲𝚶𝚪𝚶𝚺', '(~light & greek:λογοσ)'],
    ['λόγοσ', 'greek:λογοσ'],
    ['ΛΟΓΟΣ', 'greek:λογοσ'],
    ['light אור φῶς', '(~light & hebrew:אור & greek:φωσ)'],
    ['lightאור', '(~light & hebrew:אור)'],
    ['light 😀 — …', '~light'],
    ['a^b', '~a b'],
    ['NEAR(a b)', '(~near & (~a & ~b))'],
    ['text:light', '(~text & ~light)'],
    ['{text}', '~text'],
    ["'; drop table users; --", '(~drop & ~table & ~users)'],
    ['ａ', '~a'],
    ['（ｌｉｇｈｔ　ＯＲ　＂ａ　ｂ＂）', '(~light | "a b")'],
    ['naïve', '~naive'],
    ['lemma:"אור"* light', '(lemma:hebrew:אור & ~light)'],
  ])('the search query %s is read as %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['shepherd', '"shepherd"'],
    ['Good SHEPHERD NOT "a hireling"', '("good" & "shepherd" !"a hireling")'],
    ['God’s', '"god s"'],
    ['shep* light', '("shep*" & "light")'],
    ['מלך', 'hebrew:מלכ'],
  ])('without the option for other forms, the search query %s is read as %s', (text, expected) => {
    expect(read(text, false)).toBe(expected);
  });

  test.each([
    ['"unbalanced', 'quotation mark'],
    ['un"balanced', 'quotation mark'],
    ['(light', 'closing parenthesis is missing'],
    ['light)', 'closing parenthesis'],
    [')(', 'closing parenthesis'],
    ['AND', 'AND goes between'],
    ['light AND', 'AND goes between'],
    ['AND light', 'AND goes between'],
    ['OR light', 'OR goes between'],
    ['light OR', 'OR goes between'],
    ['light AND OR dark', 'AND goes between'],
    ['NOT', 'Put NOT before'],
    ['light NOT', 'Put NOT before'],
    ['NOT light', 'NOT only leaves out'],
    ['NOT light NOT dark', 'NOT only leaves out'],
    ['light OR NOT dark', 'NOT only leaves out'],
    ['(NOT light) dark', 'NOT only leaves out'],
    ['*', 'star'],
    ['* light', 'star'],
    ['*light', 'star'],
    ['li*ght', 'star'],
    ['"*"', 'star'],
    ['=', '='],
    ['=x', '='],
    ['=0', '='],
    ['=1e3', '='],
    ['=9999999999', '='],
    ['lemma:', 'lemma:'],
    ['lemma:light', 'lemma:'],
    ['lemma:אלהים*', 'lemma:'],
    ['"light אור"', 'one script'],
    ['()', 'nothing to search for'],
    ['""', 'nothing to search for'],
    ['😀', 'nothing to search for'],
    ['\u05B8', 'nothing to search for'],
    ['...', 'nothing to search for'],
  ])('the search query %s is refused with a hint that says “%s”', (text, part) => {
    expect(hint(text)).toContain(part);
  });

  test('a search query with too many terms or too many nested parentheses is refused', () => {
    const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
    expect(hint(words(MAX_TERMS))).toBeNull();
    expect(hint(words(MAX_TERMS + 1))).toContain(String(MAX_TERMS));
    const nested = (depth: number) => `${'('.repeat(depth)}a${')'.repeat(depth)}`;
    expect(hint(nested(MAX_DEPTH))).toBeNull();
    expect(hint(nested(MAX_DEPTH + 1))).toContain(String(MAX_DEPTH));
    expect(hint('('.repeat(200))).not.toBeNull();
  });
});

describe('highlights', () => {
  const marked = (text: string, script: 'latin' | 'hebrew' | 'greek', query: string, otherForms = false) => {
    const parsed = parseSearchQuery(query, { otherForms });
    if (!parsed.ok) throw new Error(parsed.hint);
    const terms: SearchTerm[] =
      parsed.query.kind === 'all' ? (parsed.query.of as SearchTerm[]) : [parsed.query as SearchTerm];
    return highlightWords(text, script, terms).map(({ start, end }) => text.slice(start, end));
  };

  test.each([
    ['The LORD is my shepherd; I shall not want.', 'shepherds', ['shepherd']],
    ['loved and loving', 'love', ['loved', 'loving']],
    ['he that loveth, and thou lovest', 'love', ['loveth', 'lovest']],
    ['my cup runneth over', 'run', ['runneth']],
    ['the horses run', 'runneth', ['run']],
    ['toward the west we went', 'we', ['we']],
    ['my cup runneth over', 'run over', ['runneth over']],
  ])('in “%s”, a search for %s with other forms marks %j', (text, query, expected) => {
    expect(marked(text, 'latin', query, true)).toEqual(expected);
  });

  test.each([
    ['The LORD is my shepherd; I shall not want.', 'shepherds', []],
    ['the good shepherd giveth his life', 'life good', ['good', 'life']],
    ['the good shepherd giveth his life', 'good shepherd', ['good shepherd']],
    ['In the beginning was the Word', 'in the beginning', ['In the beginning']],
    ['ye have heard from the beginning, in the Son', 'in the beginning', ['beginning']],
    ['the ark and the house', 'the', ['the', 'the']],
    ['the ark of the house', 'of the', ['of the']],
    ['the ark of our house', 'the of', []],
    ['the good shepherd giveth his life', '"good shepherd"', ['good shepherd']],
    ['the ark of God, the ark', '"ark of god"', ['ark of God']],
    ['the ark of the God', '"ark of god"', []],
    ['God’s house, and God', 'God’s', ['God’s']],
    ['beginning of beginnings', 'begin*', ['beginning', 'beginnings']],
    ['loved and loving', '"loved"', ['loved']],
    ['loved and loving', 'love', []],
    ['the fire on Beth-el, as at Bethel', 'bethel', ['Beth-el', 'Bethel']],
    ['the fire on Beth-el, as at Bethel', '"at beth-el"', ['at Bethel']],
  ])('in “%s”, a search for %s marks %j', (text, query, expected) => {
    expect(marked(text, 'latin', query)).toEqual(expected);
  });

  test('highlightWords marks whole words in pointed Hebrew and accented Greek', () => {
    const hebrew = 'וַיֹּ֥אמֶר אֱלֹהִ֖ים יְהִ֣י א֑וֹר וַֽיְהִי־אֽוֹר׃';
    expect(marked(hebrew, 'hebrew', 'אור')).toEqual(['א֑וֹר', 'אֽוֹר']);
    expect(marked(hebrew, 'hebrew', 'אלהים')).toEqual(['אֱלֹהִ֖ים']);
    expect(marked(hebrew, 'hebrew', '"יהי אור"')).toEqual(['יְהִ֣י א֑וֹר']);
    expect(marked('Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ λόγος', 'greek', 'λογος')).toEqual(['λόγος', 'λόγος']);
    expect(marked('Ἐν ἀρχῇ ἦν ὁ λόγος', 'greek', 'light')).toEqual([]);
    expect(marked('Ἐν ἀρχῇ ἦν ὁ λόγος, καὶ ὁ θεός', 'greek', 'ο λογος')).toEqual(['ὁ λόγος']);
  });

  test('highlightWords joins overlapping marks of searched words into one', () => {
    expect(
      joined([
        { start: 8, end: 9 },
        { start: 0, end: 4 },
        { start: 2, end: 6 },
      ]),
    ).toEqual([
      { start: 0, end: 6 },
      { start: 8, end: 9 },
    ]);
  });
});
