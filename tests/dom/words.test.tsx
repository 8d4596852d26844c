import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { VerseAnalysis, WordCountAnswer } from '../../domain/contract/index.ts';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { WORD_LINES, type WordLine } from '../../frontend/addresses/explorer-address.ts';
import {
  domSite,
  eventually,
  goTo,
  heading,
  openVerses,
  resizeTo,
  searchParams,
  unavailable,
} from './site.tsx';

const site = await domSite();

const card = () => document.querySelector<HTMLElement>('.word-card');
const cardName = () => card()?.getAttribute('aria-label');
const word = (id: string) => document.getElementById(id) as HTMLElement;
const words = () => [...document.querySelectorAll<HTMLElement>('[data-verse-text] [data-word]')];
const line = (name: WordLine) =>
  [...document.querySelectorAll(`[data-verse-text] [data-line=${name}]`)].map(
    ({ textContent }) => textContent,
  );
const linesShown = () => WORD_LINES.filter((name) => line(name).length > 0);
const compared = () => card()?.querySelector('[data-compared]')?.textContent ?? null;
const letters = () => [...(card()?.querySelectorAll('ol > li') ?? [])].map((one) => one.textContent);
const focused = () => document.activeElement?.closest<HTMLElement>('[data-word]')?.id;
const hebrew = () => document.querySelector('[data-verse-text]')?.textContent ?? '';
const openOptions = () => userEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));
const lineSwitch = (name: string) => screen.getByRole('button', { name });

describe('the lines below the words', () => {
  test('the lines below the words are values, meanings and sounds at first; the values add up to the total', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    expect(linesShown()).toEqual(['values', 'meaning', 'sound']);
    expect(line('values')).toEqual(['440', '320', '128', '155', '194', '190', '346']);
    expect(line('values').reduce((sum, value) => sum + Number(value), 0)).toBe(1773);
    expect(document.querySelector('[data-total]')?.textContent).toBe('1,773');
    expect(line('meaning')[2]).toBe('he leads me');
    expect(complaints).toEqual([]);
  });

  test('the lines below the words have no sound at first in a narrow window', async () => {
    resizeTo(1023);
    await site.open('/explorer/psalms/23/3');
    expect(linesShown()).toEqual(['values', 'meaning']);
    fireEvent.click(lineSwitch('Sound'));
    await eventually(linesShown).toEqual(['values', 'meaning', 'sound']);
  });

  test('the lines below the words follow one another in the order value, sound, Strong’s number, meaning, parsing', async () => {
    await site.open('/explorer/genesis/1/1?lines=values,meaning,sound,strongs,parsing');
    await eventually(() => line('parsing')[2]).toMatch(/^noun, plural/u);
    const lines = [...word('w3').querySelectorAll('[data-line]')].map(({ textContent }) => textContent);
    expect(lines.slice(0, 4)).toEqual(['86', 'elohim', 'H430', 'God']);
  });

  test('switches beside the text and in the menu change the lines below the words; the choice is in the address and is stored', async () => {
    await site.open('/explorer/psalms/23/3');
    expect(lineSwitch('Values').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(lineSwitch('Meaning'));
    await eventually(linesShown).toEqual(['values', 'sound']);
    expect(lineSwitch('Meaning').getAttribute('aria-pressed')).toBe('false');
    expect(searchParams()).toEqual({ lines: 'values,sound' });
    fireEvent.click(lineSwitch('Sound'));
    await openOptions();
    await userEvent.click(await screen.findByLabelText('Strong’s'));
    await eventually(linesShown).toEqual(['values', 'strongs']);
    expect(line('strongs')).toContain('H5315');
    expect(searchParams()).toEqual({ lines: 'values,strongs' });
    await site.open('/explorer/psalms/23/4');
    expect(linesShown()).toEqual(['values', 'strongs']);
  });

  test('the address decides which lines are below the words, before the stored settings, and it can name none', async () => {
    await site.open('/explorer/psalms/23/3?lines=meaning');
    expect(linesShown()).toEqual(['meaning']);
    await site.open('/explorer/psalms/23/3?lines=');
    expect(linesShown()).toEqual([]);
    expect(words()).toHaveLength(7);
    await site.open('/explorer/psalms/23/3');
    expect(linesShown()).toEqual(['values', 'meaning', 'sound']);
  });

  test('the lines below the words change without moving the focus to the word in the address, and without closing the menu', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3#w2');
    await eventually(focused).toBe('w2');
    await openOptions();
    await userEvent.click(await screen.findByLabelText('Strong’s'));
    await eventually(linesShown).toContain('strongs');
    await eventually(() => location.search).toContain('strongs');
    expect(document.activeElement).toBe(screen.getByLabelText('Strong’s'));
    expect(location.hash).toBe('#w2');
    expect(complaints).toEqual([]);
  });

  test('the chosen lines below the words are kept for the next verse', async () => {
    await site.open('/explorer/psalms/23/3?lines=values');
    await userEvent.click(screen.getByRole('link', { name: 'Next: Psalm 23:4' }));
    await eventually(heading).toBe('Psalm 23:4');
    expect(linesShown()).toEqual(['values']);
    expect(searchParams()).toEqual({ lines: 'values' });
  });

  test('the lines below the words have the values by the other methods, if the reader chooses them in the menu', async () => {
    await site.open('/explorer/genesis/1/1');
    expect(line('values')[2]).toBe('86');
    await openOptions();
    await userEvent.click(await screen.findByLabelText('Values by other methods'));
    await eventually(() => line('values')[2]).toBe('8641');
    screen.getByText('Values, from above: Hebrew Standard, Hebrew Ordinal.');
  });

  test('screen readers hear each word as one group, named by what is switched on, with the Hebrew word as a button in it', async () => {
    await site.open('/explorer/psalms/23/3?lines=values,meaning,sound');
    const group = screen.getByRole('group', { name: 'nafshi, my soul, 440' });
    const button = within(group).getByRole('button');
    expect(button.lang).toBe('he');
    expect(hebrewLetters(button.textContent)).toBe('נפשי');
    expect(button.textContent).not.toMatch(/[\da-z]/u);
    for (const one of document.querySelectorAll('[data-line]'))
      expect(one.closest('[aria-hidden=true]')).not.toBeNull();
    await userEvent.click(lineSwitch('Meaning'));
    await eventually(() => screen.queryByRole('group', { name: 'nafshi, 440' })).not.toBeNull();
  });

  test('screen readers hear the words of a chapter as text, and as a named group the one that the Tab key reaches', async () => {
    await site.open('/explorer/psalms/23');
    localStorage.setItem('gematria-reading', '{"chapterValues":true,"chapterMeaning":true}');
    dispatchEvent(new StorageEvent('storage', { key: 'gematria-reading' }));
    const verse = await screen.findByRole('group', { name: 'Psalm 23:3' });
    await eventually(() => within(verse).queryByRole('group', { name: 'my soul, 440' })).not.toBeNull();
    expect(within(verse).getAllByRole('group')).toHaveLength(1);
    within(verse).getByRole('button').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(
      within(verse)
        .getAllByRole('group')
        .map((one) => one.getAttribute('aria-label')),
    ).toEqual(['he restores, 320']);
  });

  test('each line below the words is marked with its own language and direction, inside the original text', async () => {
    await site.open('/explorer/psalms/23/3');
    const text = document.querySelector('[data-verse-text]');
    expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['he', 'rtl']);
    for (const [name, lang] of [
      ['values', 'en'],
      ['meaning', 'en'],
      ['sound', 'he-Latn'],
    ]) {
      const one = document.querySelector(`[data-line=${name}]`);
      expect({ lang: one?.getAttribute('lang'), dir: one?.getAttribute('dir') }, name).toEqual({
        lang,
        dir: 'ltr',
      });
    }
  });
});

describe('the text options', () => {
  test('the menu of text options hides vowels and accents without changing a letter, also on the next page', async () => {
    await site.open('/explorer/genesis/1/1');
    const before = hebrew();
    await openOptions();
    await userEvent.click(await screen.findByLabelText('Accents'));
    await eventually(hebrew).not.toMatch(/[\u0591-\u05AF]/u);
    expect(hebrew()).toMatch(/[\u05B0-\u05BC]/u);
    await userEvent.click(screen.getByLabelText('Vowels'));
    await eventually(hebrew).not.toMatch(/[\u0591-\u05BD]/u);
    expect(screen.getByLabelText<HTMLInputElement>('Accents').disabled).toBe(true);
    expect(hebrewLetters(hebrew())).toBe(hebrewLetters(before));
    await site.open('/explorer/genesis/1/1');
    expect(hebrew()).not.toMatch(/[\u0591-\u05BD]/u);
  });

  test('the menu of text options has no switches for vowels and accents on a Greek verse', async () => {
    await site.open('/explorer/john/1/1');
    await openOptions();
    await screen.findByLabelText('Strong’s');
    expect(screen.queryByLabelText('Vowels')).toBeNull();
  });
});

describe('a meaning that is the dictionary’s', () => {
  test('a meaning that is one of several has a sign below its word and on its card, and a note below the words explains it once', async () => {
    await site.open('/explorer/john/1/1');
    expect(document.querySelector('#w5 [data-line=meaning]')?.textContent).toBe('something said°');
    expect(document.querySelector('#w3 [data-line=meaning]')?.textContent).toBe('was');
    await userEvent.click(word('w5'));
    expect(await screen.findAllByText(/° marks one of several senses\./u)).toHaveLength(1);
    await eventually(() => card()?.textContent).toContain('something said° — one of several senses');
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    await eventually(() => card()?.textContent).toContain('First meaning in Strong’s');
  });
});

test('under a verse a note explains the dash of a word without a meaning, and otherwise there is none', async () => {
  const answerWith = (verse: number, first: string | null) =>
    site.answer('GET', `/api/verse/psalms/23/${verse}`, async (_, ask) => {
      const answer = (await (await ask()).json()) as VerseAnalysis;
      const words = answer.words.map((one, index) => {
        const translation = index === 0 ? first : 'soul';
        const translationSource = translation === null ? null : 'composed';
        return { ...one, word: { ...one.word, translation, translationSource } };
      });
      return Response.json({ ...answer, words });
    });
  answerWith(4, 'soul');
  answerWith(5, null);
  await site.open('/explorer/psalms/23/4');
  await eventually(() => document.querySelector('#w1 [data-line=meaning]')?.textContent).toBe('soul');
  expect(screen.queryByText(/A dash means/u)).toBeNull();
  await site.open('/explorer/psalms/23/5');
  await screen.findByText(/A dash means/u);
});

test('for a meaning that we put together ourselves, the card of the word names the source behind “More”', async () => {
  await site.open('/explorer/psalms/23/3');
  await userEvent.click(word('w3'));
  await eventually(() => card()?.textContent).toContain('he leads me');
  expect(card()?.textContent).not.toContain('adapted to');
  await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
  await eventually(() => card()?.textContent).toContain('Strong’s dictionary, adapted to the word’s form');
});

describe('a word whose code is corrected', () => {
  const openCard = async (path: string, id: string) => {
    await site.open(path);
    await userEvent.click(word(id));
    await eventually(() => card()?.textContent).toContain(' · corrected');
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
  };
  const details = () => document.querySelector('dialog')?.textContent;

  test('the card says what the source has and that its letters show the fault', async () => {
    await openCard('/explorer/genesis/31/42', 'w18');
    await eventually(details).toContain(
      'Corrected: the source says “Noun, common, feminine dual construct + suffix, pronominal, 1st person common ' +
        'plural”. The word’s letters and points show what is right.',
    );
  });

  test('the card links to the report to the source', async () => {
    await openCard('/explorer/1-kings/20/7', 'w24');
    await eventually(details).toContain('It was reported to the source.');
    expect(screen.getByRole('link', { name: 'reported to the source' }).getAttribute('href')).toBe(
      'https://github.com/openscriptures/morphhb/issues/82',
    );
  });

  test('the card says which Strong’s number the source has', async () => {
    site.answer('GET', '/api/verse/genesis/31/41', async (_, ask) => {
      const answer = (await (await ask()).json()) as VerseAnalysis;
      const corrected = { strongsNumber: null, morphology: 'X', report: null };
      const [first, ...others] = answer.words;
      return Response.json({
        ...answer,
        words: [{ ...first, word: { ...first?.word, corrected } }, ...others],
      });
    });
    await openCard('/explorer/genesis/31/41', 'w1');
    await eventually(details).toContain('Corrected: the source says “no Strong’s number and X”.');
  });
});

describe('the card of a word in a verse', () => {
  test('the card of a word shows form, sound, meaning, lemma, number, parsing, its value with the letters, and links', async () => {
    const { complaints } = await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(() => card()?.textContent).toContain('אֱלֹהִים');
    for (const part of ['elohim', 'H430', 'noun, plural', 'God', 'Hebrew Standard'])
      expect(card()?.textContent).toContain(part);
    await eventually(() => letters()).toEqual(['א1', 'ל30', 'ה5', 'י10', 'ם40']);
    const opened = within(card() as HTMLElement);
    const to = (name: string | RegExp) => opened.getByRole('link', { name }).getAttribute('href');
    expect(to(/^Find all [\d,]+$/u)).toBe('/search?term=H430&order=canonical');
    expect(to('Same value')).toBe('/search/gematria/86?unit=word&method=HEBREW_STANDARD');
    await eventually(() => to('Same root')).toBe('/search?term=H433+OR+H430');
    expect(card()?.textContent).not.toContain('Hebrew Ordinal');
    expect(complaints).toEqual([]);
  });

  test('the card of a Greek word shows its parsing in words, and behind “More” whose it is', async () => {
    await site.open('/explorer/john/1/1?lines=meaning,parsing');
    await eventually(() => line('parsing')[4]).toBe('noun, nominative singular');
    await userEvent.click(word('w5'));
    await eventually(() => card()?.textContent).toContain('noun, nominative singular');
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    const details = () => document.querySelector('dialog')?.textContent;
    await eventually(details).toContain('Noun, nominative singular masculine');
    expect(details()).toContain('Parsing: STEPBible (TAGNT), CC BY 4.0');
  });

  test('the card of a word has the other values, the dictionary and a link to the word behind “More”', async () => {
    await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    const more = within(card() as HTMLElement).getByRole('button', { name: 'More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(more);
    const details = () => document.querySelector('dialog')?.textContent;
    await eventually(details).toContain('gods (definition)');
    expect(details()).toContain('Hebrew Ordinal');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Share this word' }));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/explorer/genesis/1/1#w3`);
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(card()?.textContent).not.toContain('Share this word');
  });

  test('the card of a word shows behind “More” how often its number and its letters occur, by part and book', async () => {
    await site.open('/explorer/genesis/1/1');
    const ofNumber = await site.json<WordCountAnswer>('/api/words/count?number=H430');
    const ofLetters = await site.json<WordCountAnswer>('/api/words/count?word=אלהים');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    const times = await screen.findByRole('region', { name: 'How often' });
    const inVerses = ({ times: count, verses }: WordCountAnswer) => `${count} times in ${verses} verses`;
    expect(times.textContent).toContain(`H430: ${inVerses(ofNumber)}`);
    const rows = within(times).getAllByRole('row');
    const books = ofNumber.books.filter((book) => book.times > 0);
    expect(rows).toHaveLength(1 + ofNumber.parts.length + books.length);
    const links = within(within(times).getByRole('table')).getAllByRole<HTMLAnchorElement>('link');
    await eventually(() => links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const genesis = books.find(({ book }) => book === 'genesis');
    const row = within(times).getByRole('row', { name: `Genesis ${genesis?.times} ${genesis?.verses}` });
    expect(within(row).getByRole('link', { name: 'Genesis' }).getAttribute('href')).toBe(
      '/search?term=H430&order=canonical&book=genesis',
    );
    expect(within(times).getByRole('link', { name: 'Torah' }).getAttribute('href')).toBe(
      '/search?term=H430&order=canonical&group=torah',
    );
    expect(within(times).getByRole('link', { name: 'First place: Genesis 1:1' }).getAttribute('href')).toBe(
      '/explorer/genesis/1/1#w3',
    );
    await eventually(() => card()?.textContent).toContain(`אלהים: ${inVerses(ofLetters)}`);
  });

  test('the times of a word are saved as a file', async () => {
    await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    let content: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      content = blob as Blob;
      return 'blob:times';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const times = await screen.findByRole('region', { name: 'How often' });
    await userEvent.click(within(times).getByRole('button', { name: 'Download CSV' }));
    await eventually(() => click.mock.contexts.length).toBe(1);
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Times_of_H430.csv');
    const { books } = await site.json<WordCountAnswer>('/api/words/count?number=H430');
    const lines = ((await content?.text()) ?? '').trim().split('\r\n');
    expect(lines).toHaveLength(6 + books.length);
    expect(lines[5]).toBe('"Part","Book","Times","Verses"');
    expect(lines[6]).toBe(`"Torah","Genesis","${books[0]?.times}","${books[0]?.verses}"`);
  });

  test('the card of a word says that the times could not be loaded, and tries again', async () => {
    const reach = site.answer('GET', '/api/words/count', unavailable);
    await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    await screen.findByText('The times could not be loaded.');
    reach();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('region', { name: 'How often' });
  });

  test('the card of a second word compares it with the word whose card was open', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(word('w1'));
    await eventually(cardName).toBe('Word 1 of Psalm 23:3');
    expect(compared()).toBeNull();
    await userEvent.click(word('w2'));
    await eventually(compared).toBe('320 and 440: 120 apart, 760 together');
    await eventually(() => letters().length).toBe(5);
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    await userEvent.click(word('w3'));
    await eventually(cardName).toBe('Word 3 of Psalm 23:3');
    expect(compared()).toBeNull();
  });

  test('the card of a written word without vowels has no sound, and shows the form that is read', async () => {
    await site.open('/explorer/1samuel/20/2');
    const written = words().find((one) => one.querySelector('[data-line=sound]')?.textContent === '–');
    await userEvent.click(written as HTMLElement);
    await eventually(() => card()?.textContent).toContain('Qere, read: ');
    expect(card()?.querySelector('[lang=he-Latn]')?.textContent).toBe('–');
  });

  test('the card of a word says N/A if the answer has no frequency', async () => {
    site.answer('GET', /\/api\/verse\/psalms\/23\/3$/u, async (_, ask) => {
      const answer = (await (await ask()).json()) as VerseAnalysis;
      return Response.json({ ...answer, words: answer.words.map(({ frequency: _, ...rest }) => rest) });
    });
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(word('w1'));
    await eventually(() => card()?.textContent).toContain('N/A');
    expect(document.body.textContent).not.toContain('NaN');
  });

  test('opening the card of a word closes the card of another word, even on a page with two texts', async () => {
    await site.open('/explorer/mark/16/8');
    await userEvent.click(word('w2'));
    await eventually(cardName).toBe('Word 2 of Mark 16:8');
    await eventually(() => word('e3')).not.toBeNull();
    await userEvent.click(word('e3'));
    await eventually(cardName).toBe('Word 3 of the ending after Mark 16:8');
    expect(document.querySelectorAll('.word-card')).toHaveLength(1);
    expect(location.hash).toBe('#e3');
  });

  test('a click on a word while another verse is loading opens the card of the word, and the reader stays at the verse of the word', async () => {
    await site.open('/explorer/psalms/23/3');
    const send = site.hold('GET', /\/api\/verse\/psalms\/23\/6/u);
    const grid = await openVerses('Psalm 23');
    fireEvent.click(within(grid).getByRole('link', { name: '6' }));
    fireEvent.click(word('w4'));
    await eventually(cardName).toBe('Word 4 of Psalm 23:3');
    await eventually(() => location.pathname + location.hash).toBe('/explorer/psalms/23/3#w4');
    await eventually(() => document.getElementById('w4')?.dataset.marked).toBe('true');
    // When the other verse has loaded, the reader still stays at this one.
    send();
    await eventually(() => cardName()).toBe('Word 4 of Psalm 23:3');
    expect(heading()).toBe('Psalm 23:3');
  });
});

describe('the keys', () => {
  test('all words of a verse are one stop of the Tab key; in Hebrew the left arrow key leads to the next word', async () => {
    await site.open('/explorer/psalms/23/3');
    const stops = () =>
      document.querySelectorAll<HTMLElement>('[data-verse-text] [tabindex="0"][role=button]');
    stops()[0]?.focus();
    expect(focused()).toBe('w1');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(focused()).toBe('w2');
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(focused()).toBe('w7');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(focused()).toBe('w1');
    expect(stops()).toHaveLength(1);
    expect(location.pathname + location.hash).toBe('/explorer/psalms/23/3');
  });

  test.each(['Enter', ' '])('“%s” pins the card of a word, and the arrow keys move it', async (key) => {
    await site.open('/explorer/psalms/23/3');
    document.querySelector<HTMLElement>('#w1 [role=button]')?.focus();
    await userEvent.keyboard(`{ArrowLeft}{${key}}`);
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    await eventually(() => location.hash).toBe('#w2');
    expect(document.querySelector('#w2 [role=button]')?.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('w2');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(cardName).toBe('Word 3 of Psalm 23:3');
    await eventually(() => location.hash).toBe('#w3');
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    expect(focused()).toBe('w3');
  });

  test('Tab leads from a word with a pinned card into the card, and Shift+Tab or Escape lead back', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(word('w2'));
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    const isInCard = () => card()?.contains(document.activeElement);
    await userEvent.tab();
    expect(isInCard()).toBe(true);
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('w2');
    await userEvent.tab();
    await userEvent.tab();
    expect(isInCard()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    expect(focused()).toBe('w2');
  });

  test('in a Greek verse the right arrow key leads to the next word, and on a page with two texts each text has its own Tab stop', async () => {
    await site.open('/explorer/mark/16/8');
    await eventually(() => word('e3')).not.toBeNull();
    document.querySelector<HTMLElement>('#e1 [role=button]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('e2');
    expect(document.querySelector('#w1 [role=button]')).not.toBeNull();
  });

  test('when the address names another word of the same verse, this word gets the mark and the focus', async () => {
    await site.open('/explorer/psalms/23/3#w2');
    await eventually(focused).toBe('w2');
    goTo('/explorer/psalms/23/3#w5');
    await eventually(focused).toBe('w5');
    history.back();
    await eventually(focused).toBe('w2');
    expect([...document.querySelectorAll('[data-marked]')].map(({ id }) => id)).toEqual(['w2']);
  });
});

describe('a preview', () => {
  const point = (id: string) => fireEvent.pointerMove(word(id), { pointerType: 'mouse' });

  test('the preview of a word follows the pointer at once, requests no dictionary entry, and closes when the pointer has left', async () => {
    const { apiCalls } = await site.open('/explorer/psalms/23/3');
    point('w1');
    await eventually(cardName).toBe('Word 1 of Psalm 23:3');
    point('w2');
    expect(cardName()).toBe('Word 2 of Psalm 23:3');
    expect(location.hash).toBe('');
    fireEvent.pointerMove(document.querySelector('p.scripture[lang=en]') as HTMLElement, {
      pointerType: 'mouse',
    });
    await eventually(card).toBeNull();
    expect(apiCalls.filter((call) => call.includes('lexicon'))).toEqual([]);
    await userEvent.click(word('w2'));
    await eventually(() => apiCalls.some((call) => call.includes('lexicon'))).toBe(true);
  });

  test('the preview of a word does not replace a pinned card, and a second click unpins the card', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(word('w2'));
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    point('w4');
    expect(cardName()).toBe('Word 2 of Psalm 23:3');
    await userEvent.click(word('w2'));
    await eventually(card).toBeNull();
  });

  test('the preview of a word follows the focus of the keyboard', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(document.querySelector('h1') as HTMLElement);
    for (let presses = 0; focused() === undefined && presses < 20; presses++) await userEvent.tab();
    await eventually(cardName).toBe('Word 1 of Psalm 23:3');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    expect(focused()).toBe('w2');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('w3');
    expect(card()).toBeNull();
  });

  test('the preview of a word is not shown in a window that is too small for it; a click opens a sheet, which gets the focus', async () => {
    resizeTo(1280, 699);
    await site.open('/explorer/psalms/23/3');
    point('w2');
    await new Promise((done) => setTimeout(done, 100));
    expect(card()).toBeNull();
    await userEvent.click(word('w2'));
    await eventually(() => document.activeElement === card()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    expect(focused()).toBe('w2');
  });
});

test('all words of the verse with the same lemma as the word under the pointer are highlighted', async () => {
  await site.open('/explorer/genesis/1/1');
  fireEvent.pointerMove(word('w4'), { pointerType: 'mouse' });
  const lit = () => [...document.querySelectorAll('[data-verse-text] [data-lit]')].map(({ id }) => id);
  await eventually(lit).toEqual(['w4', 'w6']);
});
