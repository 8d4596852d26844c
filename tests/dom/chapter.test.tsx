import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { ChapterAnalysis } from '../../domain/contract/index.ts';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { address, domSite, eventually, goTo, heading } from './site.tsx';

const site = await domSite();

const row = (id: string) => document.getElementById(id) as HTMLElement;
const word = (id: string, position: number) =>
  row(id).querySelector(`[data-word="${position}"]`) as HTMLElement;
const card = () => document.querySelector<HTMLElement>('.word-card');
const cardName = () => card()?.getAttribute('aria-label');
const places = () =>
  [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset.place);
const openOptions = () => userEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));

describe('the words of a chapter', () => {
  test('a word of a chapter shows a preview under the pointer, and a click pins the preview', async () => {
    // happy-dom has no layout: without this value the window has no height, and every word is at its top.
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
    await site.open('/explorer/psalms/23');
    fireEvent.pointerMove(word('v3', 4), { pointerType: 'mouse' });
    await eventually(cardName).toBe('Word 4 of Psalm 23:3');
    fireEvent.pointerMove(word('v2', 1), { pointerType: 'mouse' });
    await eventually(cardName).toBe('Word 1 of Psalm 23:2');
    await userEvent.click(word('v2', 1));
    fireEvent.pointerMove(word('v3', 4), { pointerType: 'mouse' });
    expect(cardName()).toBe('Word 1 of Psalm 23:2');
  });

  test('a word of a chapter opens its card by click; the facts about the words load at the first touch, and the address stays', async () => {
    const { apiCalls, complaints } = await site.open('/explorer/psalms/23');
    const facts = () => apiCalls.filter((call) => call === '/api/verse/psalms/23');
    expect(facts()).toHaveLength(0);
    await userEvent.click(word('v3', 4));
    await eventually(cardName).toBe('Word 4 of Psalm 23:3');
    expect(facts()).toHaveLength(1);
    expect(address() + location.hash).toBe('/explorer/psalms/23');
    await userEvent.click(word('v2', 1));
    await eventually(cardName).toBe('Word 1 of Psalm 23:2');
    expect(facts()).toHaveLength(1);
    await userEvent.click(document.querySelector('h1') as HTMLElement);
    await eventually(card).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('the words of a chapter are compared across verses until the reader stops, or goes to another chapter', async () => {
    const { complaints } = await site.open('/explorer/psalms/23');
    const compared = () => card()?.querySelector('[data-compared]')?.textContent;
    const stop = () => screen.queryByRole('button', { name: 'Stop comparing' });
    await userEvent.click(word('v3', 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    screen.getByText('Now choose another word to compare.');
    await userEvent.click(word('v2', 1));
    await eventually(compared).toBe('459 and 440: 19 apart, 899 together');
    expect(cardName()).toBe('Word 1 of Psalm 23:2');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(word('v3', 2));
    await eventually(compared).toBe('320 and 440: 120 apart, 760 together');
    await userEvent.click(stop() as HTMLElement);
    expect(stop()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    goTo('/explorer/psalms/117');
    await eventually(heading).toBe('Psalm 117');
    await userEvent.click(word('v1', 1));
    await eventually(cardName).toBe('Word 1 of Psalm 117:1');
    expect(stop()).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('the words of a verse in a chapter are one Tab stop; arrows move among them, Enter opens a word’s card, Escape returns', async () => {
    await site.open('/explorer/psalms/23');
    expect(row('v3').querySelectorAll('[data-word][tabindex="0"]')).toHaveLength(1);
    word('v3', 1).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(word('v3', 2));
    expect(row('v3').querySelectorAll('[data-word][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    expect(document.activeElement).toBe(word('v3', 2));
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(cardName).toBe('Word 3 of Psalm 23:3');
    await userEvent.keyboard('{Escape}');
    await eventually(card).toBeNull();
    expect(document.activeElement).toBe(word('v3', 3));
    expect(heading()).toBe('Psalm 23');
  });

  test('the words of a chapter show the qere once after its words, and section marks only as space', async () => {
    await site.open('/explorer/1samuel/20');
    expect(within(row('v2')).getAllByTitle('Qere: what is read')).toHaveLength(1);
    await site.open('/explorer/genesis/1');
    expect(hebrewLetters(row('v5').querySelector('[lang=he]')?.textContent ?? '')).toMatch(/יוםאחד$/u);
    expect(row('v5').className).toContain('mb-');
    expect(row('v4').className).not.toContain('mb-');
  });

  test('the title of a psalm is beside its Hebrew, and a stanza letter is above both texts', async () => {
    const english = () => row('v1').querySelector('p[lang=en]')?.textContent;
    await site.open('/explorer/psalms/23');
    expect(english()).toMatch(/^A Psalm of David\.The LORD is my shepherd/u);
    // Psalm 119, which has stanza letters, is not in the test library.
    site.answer('GET', /\/api\/verse\/psalms\/23/u, async (_, ask) => {
      const answer = (await (await ask()).json()) as ChapterAnalysis;
      const withLetter = answer.verses.map((one) => ({ ...one, verse: { ...one.verse, heading: 'ALEPH.' } }));
      return Response.json({ ...answer, verses: withLetter });
    });
    await site.open('/explorer/psalms/23');
    expect(row('v1').firstElementChild?.textContent).toBe('Aleph א');
    expect(english()).toMatch(/^The LORD is my shepherd/u);
  });

  test('the Hebrew words of a chapter are divided into lines where the text is poetry', async () => {
    await site.open('/explorer/psalms/23');
    const lines = [...row('v2').querySelectorAll('[lang=he] > span.block')];
    expect(lines.map((line) => hebrewLetters(line.textContent))).toEqual([
      'בנאותדשאירביצני',
      'עלמימנחותינהלני',
    ]);
    await site.open('/explorer/genesis/1');
    expect(row('v2').querySelectorAll('[lang=he] > span.block')).toHaveLength(0);
  });

  test('a word of the ending after Mark 16:8 opens a card that names the ending', async () => {
    await site.open('/explorer/mark/16');
    const ending = document.querySelector<HTMLElement>('[data-place="mark 16:8e"]');
    await userEvent.click(ending?.querySelector('[data-word="2"]') as HTMLElement);
    await eventually(cardName).toBe('Word 2 of the ending after Mark 16:8');
  });

  test('the words of a chapter stay if their facts cannot be loaded, and a message says so', async () => {
    await site.open('/explorer/psalms/23');
    site.answer('GET', '/api/verse/psalms/23', () => new Response(null, { status: 500 }));
    await userEvent.click(word('v3', 4));
    await screen.findByText('This word could not be loaded');
    expect(places()).toHaveLength(6);
  });
});

describe('the modes', () => {
  test('the settings of a chapter show one text or both, and stay for the next page', async () => {
    await site.open('/explorer/psalms/23');
    await openOptions();
    fireEvent.click(await screen.findByLabelText('English only'));
    await eventually(() => document.querySelectorAll('[data-place] p[lang=he]')).toHaveLength(0);
    await site.open('/explorer/psalms/117');
    expect(document.querySelectorAll('[data-place] p[lang=he]')).toHaveLength(0);
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Original only'));
    await eventually(() => document.querySelectorAll('[data-place] p[lang=en]')).toHaveLength(0);
    expect(document.querySelectorAll('[data-place] p[lang=he]')).toHaveLength(2);
  });

  test('the settings of a chapter show lines below the words by switches in the menu; at first there are none', async () => {
    const { apiCalls, complaints } = await site.open('/explorer/psalms/23');
    const lines = (name: string) =>
      [...document.querySelectorAll(`#v3 [data-line=${name}]`)].map(({ textContent }) => textContent);
    const legend = () => screen.queryByText(/° marks one of several senses\./u);
    expect(document.querySelectorAll('[data-line]')).toHaveLength(0);
    expect(apiCalls).not.toContain('/api/verse/psalms/23');
    expect(legend()).toBeNull();
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Values'));
    await eventually(() => lines('values')).toEqual(['440', '320', '128', '155', '194', '190', '346']);
    expect(lines('meaning')).toEqual([]);
    fireEvent.click(screen.getByLabelText('Meaning'));
    await eventually(() => lines('meaning')).toHaveLength(7);
    // No word of this chapter has the sign.
    expect(legend()).toBeNull();
    await userEvent.click(word('v3', 2));
    await eventually(cardName).toBe('Word 2 of Psalm 23:3');
    expect(address() + location.hash).toBe('/explorer/psalms/23');
    expect(complaints).toEqual([]);
    await site.open('/explorer/john/1');
    await eventually(legend).not.toBeNull();
  });

  test('the settings of a chapter have lines below the words of a paragraph too, and keep the choice for the next chapter', async () => {
    await site.open('/explorer/genesis/1');
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Values'));
    fireEvent.click(screen.getByLabelText('Paragraphs'));
    await eventually(() => row('v5').closest('p')).toBe(row('v1').closest('p'));
    await eventually(() => word('v1', 1).querySelector('[data-line=values]')?.textContent).toBe('913');
    expect(row('v6').closest('p')).not.toBe(row('v5').closest('p'));
    await userEvent.click(word('v6', 1));
    await eventually(cardName).toBe('Word 1 of Genesis 1:6');
    await site.open('/explorer/psalms/23');
    await eventually(() => document.querySelectorAll('#v3 [data-line=values]')).toHaveLength(7);
  });

  test('the settings of a chapter run verses together in paragraphs, with their values, once for each verse and beside its number', async () => {
    await site.open('/explorer/genesis/1');
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Paragraphs'));
    await eventually(() => row('v5').closest('p')).toBe(row('v1').closest('p'));
    const values = () => screen.queryAllByRole('link', { name: '2,701' });
    expect(values()).toHaveLength(1);
    // No space is between the number, the value and the first word, so they stay on the same line.
    expect(row('v1').textContent).toMatch(/^1Hebrew Standard 2,701\p{Script=Hebrew}/u);
    fireEvent.click(screen.getByLabelText('English only'));
    await eventually(() => row('v1').textContent).toMatch(/^1Hebrew Standard 2,701In the beginning/u);
    expect(values()).toHaveLength(1);
    fireEvent.click(screen.getByLabelText('Verse values'));
    await eventually(() => row('v1').textContent).toMatch(/^1In the beginning/u);
  });

  test('the settings of a chapter hide the values of the verses, and the analysis', async () => {
    await site.open('/explorer/genesis/1');
    expect(row('v1').textContent).toContain('2,701');
    screen.getByRole('complementary', { name: 'Analysis' });
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Verse values'));
    await eventually(() => row('v1').textContent).not.toContain('2,701');
    fireEvent.click(await screen.findByLabelText('Analysis beside the text'));
    await eventually(() => screen.queryByRole('complementary', { name: 'Analysis' })).toBeNull();
  });
});

describe('a range', () => {
  const marked = () => [...document.querySelectorAll('.is-marked')].map(({ id }) => id);

  test('a range of verses in the address opens its chapter with its verses marked', async () => {
    await site.open('/explorer/psalms/23');
    goTo('/explorer/Gen/1/1-3?version=kjv');
    await eventually(() => address() + location.hash).toBe('/explorer/genesis/1?version=kjv#v1-3');
    await eventually(marked).toEqual(['v1', 'v2', 'v3']);
  });

  test('a range of verses typed into the reference box opens its chapter with its verses marked', async () => {
    await site.open('/explorer/psalms/23');
    const box = screen.getAllByRole<HTMLInputElement>('combobox')[0] as HTMLElement;
    await userEvent.type(box, 'Gen 1:2-4{Enter}');
    await eventually(() => address() + location.hash).toBe('/explorer/genesis/1#v2-4');
    await eventually(marked).toEqual(['v2', 'v3', 'v4']);
  });
});

describe('reading on', () => {
  const chapters = () =>
    [...document.querySelectorAll<HTMLElement>('[data-chapter]')].map(({ dataset }) => dataset.chapter);

  test('reading on adds the next chapter below, and the address follows; another place begins anew', async () => {
    const { complaints } = await site.open('/explorer/genesis/31');
    expect(chapters()).toEqual(['genesis 31']);
    const before = history.length;
    // The test scrolls again until the next chapter is added, as a reader does.
    await eventually(() => {
      if (chapters().length === 1) fireEvent.scroll(window);
      return chapters();
    }).toEqual(['genesis 31', 'genesis 32']);
    fireEvent.scroll(window);
    await eventually(address).toBe('/explorer/genesis/32');
    expect(history.length).toBe(before);
    expect(heading()).toBe('Genesis 31');
    await eventually(() => document.title).toBe('Genesis 32 · Gematria Explorer');
    await userEvent.click(word('genesis-32-v1', 2));
    await eventually(cardName).toBe('Word 2 of Genesis 32:1');
    goTo('/explorer/psalms/3');
    await eventually(heading).toBe('Psalm 3');
    expect(chapters()).toEqual(['psalms 3']);
    expect(complaints).toEqual([]);
  });

  test('reading on by the link below the text needs no scrolling; a chapter that cannot be loaded leaves the link', async () => {
    await site.open('/explorer/malachi/3');
    await userEvent.click(screen.getByRole('link', { name: 'Continue with Malachi 4' }));
    await eventually(chapters).toEqual(['malachi 3', 'malachi 4']);
    const { apiCalls } = await site.open('/explorer/malachi/4');
    await userEvent.click(screen.getByRole('link', { name: 'Continue with Matthew 1' }));
    await eventually(() => apiCalls.some((call) => call.startsWith('/api/verse/matthew/1'))).toBe(true);
    expect(chapters()).toEqual(['malachi 4']);
    screen.getByRole('link', { name: 'Continue with Matthew 1' });
  });

  test('reading on folds the insights, which are open below the chapter if the reader does not read on', async () => {
    const title = () => screen.queryByText('Explore Kabbalistic Insights');
    await site.open('/explorer/genesis/1');
    expect(title()?.closest('details')?.open).toBe(false);
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Read on into the next chapter'));
    await eventually(() => title()?.tagName).toBe('H2');
    expect(title()?.closest('details')).toBeNull();
  });

  test('if reading on is switched off, scrolling adds no next chapter', async () => {
    await site.open('/explorer/psalms/23');
    await openOptions();
    fireEvent.click(await screen.findByLabelText('Read on into the next chapter'));
    fireEvent.scroll(window);
    await new Promise((done) => setTimeout(done, 50));
    expect(chapters()).toEqual(['psalms 23']);
  });
});

test('reader mode begins with the key r and ends with r, Escape, its button, or when the reader leaves the explorer', async () => {
  const isOn = () => document.documentElement.hasAttribute('data-reader');
  await site.open('/explorer/psalms/23');
  await userEvent.keyboard('r');
  expect(isOn()).toBe(true);
  await userEvent.keyboard('r');
  expect(isOn()).toBe(false);
  await userEvent.keyboard('r');
  await screen.findByRole('button', { name: 'Leave reader mode' });
  await userEvent.keyboard('{Escape}');
  expect(isOn()).toBe(false);
  await userEvent.keyboard('r');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave reader mode' }));
  expect(isOn()).toBe(false);
  await userEvent.keyboard('r');
  goTo('/about');
  await eventually(heading).toBe('About the texts');
  expect(isOn()).toBe(false);
  await userEvent.keyboard('r');
  expect(isOn()).toBe(false);
});
