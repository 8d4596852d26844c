import { describe, expect, test, vi } from 'vitest';
import { answer } from './typed-reference.ts';

// The client of the API reads the page when its module loads.
vi.hoisted(() => {
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('location', { origin: 'http://localhost' });
});

const hrefOf = (text: string) => answer(text).first?.href;

test.each([
  ['Ps 23:3', '/explorer/psalms/23/3'],
  ['ps23.3', '/explorer/psalms/23/3'],
  ['Psalm 23v3', '/explorer/psalms/23/3'],
  ['1 Cor 13', '/explorer/1corinthians/13'],
  ['Gen 1:1-3', '/explorer/genesis/1/1-3'],
  ['Jude 5', '/explorer/jude/1/5'],
  ['תהלים כג:ג', '/explorer/psalms/23/3'],
  ['Κατά Ιωάννην 3:16', '/explorer/john/3/16'],
  ['Joel 4:1', '/explorer/joel/3/1'],
  ['Mal 3:19', '/explorer/malachi/4/1'],
  ['Mal 3:1-24', '/explorer/malachi/3/1'],
  ['Isaiah 63:19b', '/explorer/isaiah/64/1'],
  ['Ἰωάννην γ΄ ιϛ΄', '/explorer/john/3/16'],
  ['Gen 1:1,3', '/explorer/genesis/1/1'],
  ['Gen 1,3', '/explorer/genesis/1/3'],
  ['1 esdras 3', '/explorer/1%20esdras/3'],
  ['Qohelet 1:2', '/explorer/ecclesiastes/1/2'],
  ['Hagg 1', '/explorer/haggai/1'],
  ['Shir HaShirim 1:2', '/explorer/songofsolomon/1/2'],
  ['Melachim II 2:11', '/explorer/2kings/2/11'],
  ['4 Kings 2:11', '/explorer/2kings/2/11'],
  ['Dtn 6,4', '/explorer/deuteronomy/6/4'],
  ['Jes 53', '/explorer/isaiah/53'],
  ['Gen. i. 1', '/explorer/genesis/1/1'],
  ['John 3:16; 4:1', '/explorer/john/3/16'],
  ['Judas', '/search?term=Judas'],
  ['Mathew', '/search?term=Mathew'],
  ['light', '/search?term=light'],
  ['רות', '/explorer/ruth/1'],
  ['רות =', `/calculator?word=${encodeURIComponent('רות')}`],
  ['ΙΗΣΟΥΣ =', `/calculator?script=greek&word=${encodeURIComponent('ΙΗΣΟΥΣ')}`],
  ['Gen 1:1 =', '/calculator?text=Gen+1%3A1'],
  [' still waters ', '/search?term=still+waters'],
  ['light, 3', '/search?term=light%2C+3'],
  ['50%', '/search?term=50%25'],
])('the text “%s”, typed into the reference box, leads to %s', (text, href) => {
  expect(hrefOf(text)).toBe(href);
});

test('an empty reference box leads nowhere', () => {
  expect(answer('  ')).toEqual({ problem: null, choices: [], first: null });
});

describe('a number', () => {
  test.each(['913', ' 0913 ', '=913'])(
    'the typed number “%s” leads to its page, and to the verses, phrases and words with this value',
    (text) => {
      const { first, choices, problem } = answer(text);
      expect(problem).toBeNull();
      expect(first?.href).toBe('/number/913');
      expect(choices.map(({ href, count }) => [href, count?.unit])).toEqual([
        ['/number/913', undefined],
        ['/search/gematria/913?unit=word&method=HEBREW_STANDARD%2CGREEK_STANDARD', 'word'],
        ['/search/gematria/913?unit=span&method=HEBREW_STANDARD%2CGREEK_STANDARD', 'span'],
        ['/search/gematria/913?method=HEBREW_STANDARD%2CGREEK_STANDARD', 'verse'],
        [`/search?term=${encodeURIComponent(text.trim())}`, undefined],
      ]);
    },
  );

  test('a typed number with a comma, as the app writes it, is understood', () => {
    expect(answer('1,773').first).toMatchObject({ label: '1,773', href: '/number/1773' });
  });

  test.each(['0', '−5', '1234567890'])('the typed number %s gets a hint, and Enter opens nothing', (text) => {
    const { problem, first, choices } = answer(text);
    expect(problem).toMatch(/^(?:Values start at 1|The largest value)/u);
    expect(first).toBeNull();
    expect(choices).toHaveLength(1);
  });

  test('a typed number that is followed by letters is searched as a text', () => {
    expect(answer('12abc').first?.href).toBe('/search?term=12abc');
  });
});

describe('messages', () => {
  test('for a verse that does not exist the reference box says so and offers the nearest one, but Enter does not open it', () => {
    const { problem, first, choices } = answer('Is 53:13');
    expect(problem).toBe('There is no Isaiah 53:13: the chapter ends with verse 12.');
    expect(first).toBeNull();
    expect(choices[0]).toEqual({
      label: 'Isaiah 53:12',
      detail: 'The nearest verse',
      href: '/explorer/isaiah/53/12',
    });
  });

  test('for a misspelled name the reference box offers the book with nearly this name, but Enter does not open it', () => {
    expect(answer('Mathew 5:3')).toMatchObject({
      problem: 'No book is called “Mathew”.',
      choices: [
        { label: 'Matthew 5:3', detail: 'Did you mean this?', href: '/explorer/matthew/5/3' },
        { label: 'Search for “Mathew 5:3”' },
      ],
      first: null,
    });
    const { problem, choices, first } = answer('Phillipians');
    expect(problem).toBeNull();
    expect(first?.label).toBe('Search for “Phillipians”');
    expect(choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['Search for “Phillipians”', null],
      ['Philippians 1', 'Did you mean this?'],
    ]);
  });

  test('the reference box offers every place of a typed list, and for 1 Regum both books of this name', () => {
    expect(answer('John 3:16; 4:1').choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['John 3:16', 'The first of 2 references'],
      ['John 4:1', null],
      ['Search for “John 3:16; 4:1”', null],
    ]);
    expect(answer('1 Regum 3:1').choices.map(({ label }) => label)).toEqual([
      '1 Kings 3:1',
      '1 Samuel 3:1',
      'Search for “1 Regum 3:1”',
    ]);
  });

  test('for a verse number of the Hebrew numbering the reference box says which English verse it is', () => {
    expect(answer('Joel 4:1').first?.detail).toBe(
      'Joel 4:1 of the Hebrew text is Joel 3:1 in English Bibles.',
    );
  });

  test('the reference box offers both places if the typed numbers name different verses in two numberings', () => {
    expect(answer('Ps 51:3').choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['Psalm 51:3', 'English numbering'],
      ['Psalm 51:1', 'Psalm 51:3 in the Hebrew text'],
      ['Search for “Ps 51:3”', null],
    ]);
    expect(answer('תהלים נא:ג').choices.map(({ label, detail }) => [label, detail])).toEqual([
      ['Psalm 51:1', 'Psalm 51:3 of the Hebrew text is Psalm 51:1 in English Bibles.'],
      ['Psalm 51:3', 'The same numbers in English Bibles'],
      ['Search for “תהלים נא:ג”', null],
    ]);
    expect(answer('Ps 23:3').choices).toHaveLength(2);
  });

  test('the reference box says that a typed passage or list opens at its first verse', () => {
    expect(answer('Gen 1:1-3').first).toMatchObject({
      label: 'Genesis 1:1–3',
      detail: 'Opens the chapter with these verses marked',
    });
    expect(answer('Gen 1:1,3').first?.detail).toBe('Opens at the first verse of the list');
  });
});

test('where a foreign form means two books, both are choices, and each says in which language', () => {
  expect(answer('Mc 1,1').choices.slice(0, 2)).toMatchObject([
    { label: 'Mark 1:1', detail: '“Mc” is Mark in English, Latin and French', href: '/explorer/mark/1/1' },
    { label: 'Micah 1:1', detail: '“Mc” is Micah in some English lists', href: '/explorer/micah/1/1' },
  ]);
});
