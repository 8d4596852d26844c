/** The words of a verse in happy-dom: their marks and rows, their card, and the keys that move between them. */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { TextSearchAnswer, VerseAnalysis } from '../../domain/contract/index.ts';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { domSite, eventually, goTo, heading, unavailable } from './site.tsx';

const site = await domSite();

const card = () => document.querySelector<HTMLElement>('.word-card');
const cardName = () => card()?.getAttribute('aria-label');
const word = (id: string) => document.querySelector<HTMLElement>(`#${id} > a`) as HTMLElement;
const letters = () => [...(card()?.querySelectorAll('ol > li') ?? [])].map((one) => one.textContent);
const focused = () => document.activeElement?.parentElement?.id;
const hebrew = () => document.querySelector('p.scripture[lang=he]')?.textContent ?? '';
const openOptions = () => userEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));

describe('the text options', () => {
  test('hide vowels and accents without changing a letter, and stay for the next page', async () => {
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

  test('have no Hebrew marks for a Greek verse', async () => {
    await site.open('/explorer/john/1/1');
    await openOptions();
    await screen.findByLabelText('Transliteration');
    expect(screen.queryByLabelText('Vowels')).toBeNull();
  });

  test('hide and show the rows of the interlinear one by one', async () => {
    await site.open('/explorer/psalms/23/3');
    await openOptions();
    expect(document.getElementById('w2')?.textContent).not.toContain('polel');
    await userEvent.click(await screen.findByLabelText('Parsing'));
    await eventually(() => document.getElementById('w2')?.textContent).toContain('polel');
    expect(document.querySelectorAll('[data-row=sound]')).toHaveLength(7);
    await userEvent.click(screen.getByLabelText('Transliteration'));
    await eventually(() => document.querySelectorAll('[data-row=sound]').length).toBe(0);
  });

  test('the rows have the order word, meaning, transliteration, values', async () => {
    await site.open('/explorer/genesis/1/1');
    expect([...(document.getElementById('w3')?.children ?? [])].map((row) => row.textContent)).toEqual([
      'אֱלֹהִ֑ים',
      'God',
      'elohim',
      'Hebrew Standard 86',
      'Hebrew Ordinal 41',
    ]);
  });
});

describe('a meaning that is the dictionary’s', () => {
  test('has a sign in its row and on its card, and a note explains the sign', async () => {
    await site.open('/explorer/john/1/1');
    expect(document.querySelector('#w5 [data-row=meaning]')?.textContent).toBe('something said°');
    expect(document.querySelector('#w3 [data-row=meaning]')?.textContent).toBe('was');
    screen.getByText(/° marks a word with several senses/u);
    await userEvent.click(word('w5'));
    await eventually(() => card()?.textContent).toContain('something said° — Strong’s first sense');
  });
});

test('a meaning that we put together has its source behind “More”', async () => {
  await site.open('/explorer/psalms/23/3');
  await userEvent.click(word('w3'));
  await eventually(() => card()?.textContent).toContain('he leads me');
  expect(card()?.textContent).not.toContain('Built from');
  await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
  await eventually(() => card()?.textContent).toContain('Built from Strong’s dictionary and the grammar');
});

test('the methods of the values are named beside the heading, unless the values are off', async () => {
  await site.open('/explorer/psalms/23/3');
  screen.getByText('Values by Hebrew Standard · Hebrew Ordinal');
  await openOptions();
  await userEvent.click(await screen.findByLabelText('Values'));
  await eventually(() => screen.queryByText(/^Values by Hebrew Standard ·/u)).toBeNull();
});

describe('the card of a word in a verse', () => {
  test('shows form, sound, meaning, lemma, number, parsing, its value with the letters, and links', async () => {
    const { complaints } = await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(() => card()?.textContent).toContain('אֱלֹהִים');
    for (const part of ['elohim', 'H430', 'noun, plural', 'God', 'Hebrew Standard'])
      expect(card()?.textContent).toContain(part);
    await eventually(() => letters()).toEqual(['א1', 'ל30', 'ה5', 'י10', 'ם40']);
    const opened = within(card() as HTMLElement);
    const to = (name: string | RegExp) => opened.getByRole('link', { name }).getAttribute('href');
    expect(to(/^Find all [\d,]+$/u)).toBe('/search?term=H430');
    expect(to('Same value')).toBe('/search/gematria/86?unit=word&method=HEBREW_STANDARD');
    await eventually(() => to('Same root')).toBe('/search?term=H433+OR+H430');
    expect(card()?.textContent).not.toContain('Hebrew Ordinal');
    expect(complaints).toEqual([]);
  });

  test('has the other values, the dictionary and a link to the word behind “More”', async () => {
    await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    const more = within(card() as HTMLElement).getByRole('button', { name: 'More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    // The shadow says that there is more. It would be a fault in the middle of the opened card.
    const shadow = () => card()?.querySelector('footer')?.className.includes('animate-[more');
    expect(shadow()).toBe(true);
    await userEvent.click(more);
    expect(shadow()).toBe(false);
    await eventually(() => card()?.textContent).toContain('gods (definition)');
    expect(card()?.textContent).toContain('Hebrew Ordinal');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Share this word' }));
    expect(copied).toHaveBeenCalledWith(`${location.origin}/explorer/genesis/1/1#w3`);
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(card()?.textContent).not.toContain('Share this word');
  });

  test('shows behind “More” in how many verses of each book the word is, as bars and as a table', async () => {
    await site.open('/explorer/genesis/1/1');
    const { facets, resultCount } = await site.json<TextSearchAnswer>('/api/search?term=H430&limit=1');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    const figure = await screen.findByRole('figure', {
      name: `This word is in ${resultCount.toLocaleString('en')} verses, in ${facets.books.length} books.`,
    });
    const links = () => within(figure).getAllByRole<HTMLAnchorElement>('link');
    const shown = facets.books.toSorted((one, other) => other.count - one.count).slice(0, 8);
    expect(links()).toHaveLength(shown.length);
    expect(links().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const genesis = facets.books.find(({ id }) => id === 'genesis');
    const bar = within(figure).getByRole('link', { name: `Genesis ${genesis?.count} verses` });
    expect(bar.getAttribute('href')).toBe('/search?term=H430&book=genesis');
    await userEvent.click(within(figure).getByRole('button', { name: 'Show as table' }));
    expect(within(figure).getAllByRole('row')).toHaveLength(facets.books.length + 1);
    expect(within(figure).getByRole('link', { name: 'Genesis' }).getAttribute('href')).toBe(
      '/search?term=H430&book=genesis',
    );
  });

  test('says that the counts by book could not be loaded, and tries again', async () => {
    const reach = site.answer('GET', '/api/search', unavailable);
    await site.open('/explorer/genesis/1/1');
    await userEvent.click(word('w3'));
    await eventually(card).not.toBeNull();
    await userEvent.click(within(card() as HTMLElement).getByRole('button', { name: 'More' }));
    await screen.findByText('The counts by book could not be loaded.');
    reach();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('figure', { name: /^This word is in/u });
  });

  test('compares its word with another word of the verse', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    await userEvent.click(word('w1'));
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    screen.getByText('Now choose another word to compare.');
    await userEvent.click(word('w2'));
    const compared = () => card()?.querySelector('[data-comparison]')?.textContent;
    await eventually(compared).toMatch(/440.*320120 apart, 760 together$/u);
    await userEvent.click(screen.getByRole('button', { name: 'Stop comparing' }));
    expect(compared()).toBeUndefined();
    expect(complaints).toEqual([]);
  });

  test('of a second word compares it with the word whose card was open', async () => {
    await site.open('/explorer/psalms/23/3');
    const beside = () => card()?.querySelector('[data-beside]')?.textContent ?? null;
    await userEvent.click(word('w1'));
    await eventually(cardName).toBe('Word 1 of Psalm 23:3');
    expect(beside()).toBeNull();
    await userEvent.click(word('w2'));
    await eventually(beside).toBe('320 and 440: 120 apart, 760 together');
    // The letters of its own value stay.
    await eventually(() => letters().length).toBe(5);
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    await userEvent.click(word('w3'));
    await eventually(cardName).toBe('Word 3 of Psalm 23:3');
    expect(beside()).toBeNull();
  });

  test('of a written word without vowels has no sound, and shows the form that is read', async () => {
    await site.open('/explorer/1samuel/20/2');
    const written = document.querySelector<HTMLElement>('li:has([data-variant])');
    expect(written?.querySelector('[data-row=sound]')?.textContent).toBe('–');
    await userEvent.click(written?.querySelector('a') as HTMLElement);
    await eventually(() => card()?.textContent).toContain('Qere, read: ');
    expect(card()?.querySelector('[lang=he-Latn]')?.textContent).toBe('–');
  });

  test('says N/A if the answer has no frequency', async () => {
    site.answer('GET', /\/api\/verse\/psalms\/23\/3$/u, async (_, ask) => {
      const answer = (await (await ask()).json()) as VerseAnalysis;
      return Response.json({ ...answer, words: answer.words.map(({ frequency: _, ...rest }) => rest) });
    });
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(word('w1'));
    await eventually(() => card()?.textContent).toContain('N/A');
    expect(document.body.textContent).not.toContain('NaN');
  });

  test('is the only open card, even on a page with two texts', async () => {
    await site.open('/explorer/mark/16/8');
    await userEvent.click(word('w2'));
    await eventually(cardName).toBe('Word 2 of Mark 16:8');
    await eventually(() => word('e3')).not.toBeNull();
    await userEvent.click(word('e3'));
    await eventually(cardName).toBe('Word 3 of the ending after Mark 16:8');
    expect(document.querySelectorAll('.word-card')).toHaveLength(1);
    expect(location.hash).toBe('#e3');
  });

  test('of a word that is clicked while the next verse loads stays in the verse of the word', async () => {
    await site.open('/explorer/psalms/23/3');
    const send = site.hold('GET', /\/api\/verse\/psalms\/23\/6/u);
    const grid = screen.getByRole('navigation', { name: 'Verses of Psalm 23' });
    fireEvent.click(within(grid).getByRole('link', { name: '6' }));
    fireEvent.click(word('w4'));
    await eventually(cardName).toBe('Word 4 of Psalm 23:3');
    await eventually(() => location.pathname + location.hash).toBe('/explorer/psalms/23/3#w4');
    await eventually(() => document.getElementById('w4')?.dataset.marked).toBe('true');
    // The verse that arrives later does not take the reader away either.
    send();
    await eventually(() => cardName()).toBe('Word 4 of Psalm 23:3');
    expect(heading()).toBe('Psalm 23:3');
  });
});

describe('the keys', () => {
  test('stop once at the words, and move between them without changing the verse', async () => {
    await site.open('/explorer/psalms/23/3');
    expect(document.querySelectorAll('[data-interlinear] a[tabindex="0"]')).toHaveLength(1);
    word('w1').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('w2');
    await userEvent.keyboard('{Enter}');
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    await eventually(() => location.hash).toBe('#w2');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(cardName).toBe('Word 3 of Psalm 23:3');
    await userEvent.keyboard('{Escape}');
    await eventually(focused).toBe('w3');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(focused()).toBe('w1');
    expect(location.pathname).toBe('/explorer/psalms/23/3');
  });

  test('stop once at the running text; in Hebrew the left arrow leads to the next word', async () => {
    await site.open('/explorer/psalms/23/3');
    const text = document.querySelector<HTMLElement>('p.scripture[lang=he]') as HTMLElement;
    const stop = () => text.querySelector<HTMLElement>('[data-word][tabindex="0"]');
    const at = () => (document.activeElement === stop() ? stop()?.dataset.word : undefined);
    expect(text.querySelectorAll('[data-word][role=button]')).toHaveLength(1);
    stop()?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(at()).toBe('2');
    await userEvent.keyboard('{End}{ArrowLeft}');
    expect(at()).toBe('7');
    await userEvent.keyboard('{Home}');
    expect(at()).toBe('1');
    expect(text.querySelectorAll('[data-word][tabindex]')).toHaveLength(1);
    // Moving to a word opens no card: the running text is for reading.
    await new Promise((done) => setTimeout(done, 250));
    expect(card()).toBeNull();
    expect(location.pathname).toBe('/explorer/psalms/23/3');
  });

  test.each(['Enter', ' '])('open the card of a word of the running text with “%s”', async (key) => {
    await site.open('/explorer/psalms/23/3');
    const running = (position: number) =>
      document.querySelector<HTMLElement>(`p.scripture span[data-word="${position}"]`);
    running(1)?.focus();
    await userEvent.keyboard(`{ArrowLeft}{${key}}`);
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    expect(running(2)?.getAttribute('aria-expanded')).toBe('true');
    await eventually(() => document.activeElement?.closest('.word-card')).not.toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(cardName).toBe('Word 3 of Psalm 23:3');
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    expect(document.activeElement).toBe(running(3));
  });

  test('go to the right in Greek, and move in each text of a page with two', async () => {
    await site.open('/explorer/mark/16/8');
    await eventually(() => word('e3')).not.toBeNull();
    const [first, second] = [...document.querySelectorAll<HTMLElement>('p.scripture[lang=grc]')];
    second?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(second?.contains(document.activeElement)).toBe(true);
    expect(second?.querySelector<HTMLElement>('[tabindex="0"]')?.dataset.word).toBe('2');
    expect(first?.querySelector<HTMLElement>('[tabindex="0"]')?.dataset.word).toBe('1');
  });

  test('follow the address: another word of the same verse gets the mark and the focus', async () => {
    await site.open('/explorer/psalms/23/3#w2');
    await eventually(focused).toBe('w2');
    goTo('/explorer/psalms/23/3#w5');
    await eventually(focused).toBe('w5');
    history.back();
    await eventually(focused).toBe('w2');
    expect([...document.querySelectorAll('li[data-marked]')].map(({ id }) => id)).toEqual(['w2']);
  });
});

test('words with the same lemma are highlighted together, in the verse and in its words', async () => {
  await site.open('/explorer/genesis/1/1');
  fireEvent.focus(word('w4'));
  await eventually(() => document.querySelectorAll('li[data-lit]').length).toBe(2);
  expect([...document.querySelectorAll('p.scripture [data-lit]')].map((one) => one.textContent)).toEqual([
    'אֵ֥ת',
    'וְאֵ֥ת',
  ]);
});
