import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { ChapterAnalysis } from '../../domain/contract/index.ts';
import { gematriaValue } from '../../domain/gematria/index.ts';
import { splitGreekWords } from '../../domain/greek/index.ts';
import { withMarks } from '../../frontend/shared/scripture/marks.ts';
import { packApp } from '../support/packs.ts';
import { domSite, eventually, heading, openTextOptions, openVerses, refusal, searchParams } from './site.tsx';

const site = await domSite(packApp);

const choose = (label: string, text: string) => {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const option = [...select.options].find((one) => one.textContent?.startsWith(text));
  return fireEvent.change(select, { target: { value: option?.value } });
};
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' });
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null;

describe('the Apocrypha', () => {
  test('the page of 1 Esdras 3 has Greek and English, and the menu of the place lists its verses', async () => {
    const { complaints } = await site.open('/explorer/1%20esdras/3/1');
    expect(heading()).toBe('1 Esdras 3:1');
    expect(textOf('.scripture[lang=grc]')).toContain('Δαρεῖος');
    expect(textOf('.scripture[lang=en]')).toContain('Darius');
    const verses = await openVerses('1 Esdras 3');
    await eventually(() =>
      within(verses)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['1', '13', '14', '15', '16']);
    fireEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));
    await screen.findByText('Text size');
    expect(screen.queryByLabelText('Original text')).toBeNull();
    const value = gematriaValue('GREEK_STANDARD', textOf('.scripture[lang=grc]') ?? '');
    expect(value).toBe(2_566);
    expect(screen.getAllByText('2,566').length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('a verse of the Apocrypha shows its Greek reference too if the Greek numbering differs', async () => {
    await site.open('/explorer/1%20esdras/3/16');
    await screen.findByText('1 Esdras 3:15');
    expect(document.body.textContent).toContain('Greek numbering: ');
  });

  test('the page of 2 Esdras says that there is no Greek, and shows no Greek text', async () => {
    await site.open('/explorer/2%20esdras/1/1');
    await screen.findByText(/2 Esdras has no Greek text/u);
    expect(document.querySelector('.scripture[lang=grc]')).toBeNull();
  });

  test('verse 0 of Sirach is its prologue', async () => {
    await site.open('/explorer/sirach/1');
    await eventually(() => textOf('#v0 a')).toBe('Prologue');
  });

  test('the Greek page shows the verses of 1 Esdras 3, with their Greek numbers, once that text is installed', async () => {
    const chapter = await site.json<ChapterAnalysis>('/api/verse/1%20esdras/3');
    const { complaints } = await site.open('/greek-gematria?tab=verses');
    await screen.findByRole('heading', { name: '1 Esdras 3' });
    await screen.findByText(/1 Esdras is installed\./u);
    expect(document.body.textContent).toContain('in the Greek 1 Esdras 3:14a');
    const verses = document.querySelectorAll<HTMLElement>('ol > li');
    expect(verses).toHaveLength(chapter.verses.length);
    const first = verses[0] as HTMLElement;
    const text = chapter.verses[0]?.verse.greekText ?? '';
    expect(first.querySelector('p[lang=grc]')?.textContent).toBe(withMarks(text, 'accents'));
    expect([...first.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(
      (['GREEK_STANDARD', 'GREEK_ORDINAL', 'GREEK_ISOPSEPHY', 'GREEK_MILLESIAN'] as const).map((id) =>
        gematriaValue(id, text)?.toLocaleString('en'),
      ),
    );
    expect(within(first).getAllByRole('link')[0]?.getAttribute('href')).toBe('/explorer/1%20esdras/3/1');
    const words = splitGreekWords(text);
    await userEvent.click(within(first).getByText(`${words.length} words`));
    await eventually(() => first.querySelectorAll('tbody th')).toHaveLength(words.length);
    expect(first.querySelector('tbody th')?.textContent).toBe(withMarks(words[0] ?? '', 'accents'));
    expect(complaints).toEqual([]);
  });

  test('the hybrid explorer shows a verse of the Apocrypha', async () => {
    await site.open('/hybrid-explorer?book=1%20esdras&chapter=3&verse=1&methods=GREEK_STANDARD');
    const card = await screen.findByRole('article', { name: '1 Esdras 3:1' });
    expect(card.textContent).toContain('2,566');
  });
});

describe('the King James Version with tags', () => {
  test('the tagged King James Version has Strong’s numbers in the English text, and a click on one opens the card of its word', async () => {
    await site.open('/explorer/genesis/1/1');
    const tags = () => [...document.querySelectorAll<HTMLElement>('.scripture [data-tag]')];
    expect(tags().map((tag) => tag.textContent)).toEqual([
      '7225',
      '430',
      '1254',
      '853',
      '8064',
      '853',
      '776',
    ]);
    expect(tags()[0]?.getAttribute('href')).toBe('/search?term=H7225');
    await userEvent.click(tags()[0] as HTMLElement);
    const card = await screen.findByRole('dialog', { name: 'Word 1 of Genesis 1:1' });
    expect(card.textContent).toContain('In the beginning');
    await userEvent.click(within(card).getByRole('button', { name: 'More' }));
    await within(card).findByText(/The meaning here, from the pack of meanings in context/u);
    await within(card).findByText('first: beginning');
    choose('Version', 'King James Version');
    await eventually(searchParams).toEqual({ version: 'kjv' });
    await eventually(() => tags().length).toBe(0);
  });

  test('the tagged King James Version has Strong’s numbers in a chapter too', async () => {
    await site.open('/explorer/genesis/1');
    expect(document.querySelectorAll('#v1 [data-tag]')).toHaveLength(7);
  });
});

describe('several editions', () => {
  test('the reader chooses an edition in the text options; a Greek edition in the address does not hide a Hebrew verse', async () => {
    await site.open('/explorer/john/1/1');
    fireEvent.focus(await openTextOptions());
    const option = (id: string) => document.querySelector<HTMLOptionElement>(`option[value="${id}"]`);
    await eventually(() => option('elzevir')?.disabled).toBe(true);
    expect(option('tagnt')?.disabled).toBe(false);
    choose('Original text', 'Tischendorf');
    await eventually(searchParams).toEqual({ edition: 'tischendorf' });
    await eventually(() => textOf('.explorer-text')).toContain('Tischendorf, eighth edition');
    // The library has these two verses of Tischendorf in a row.
    await site.open('/explorer/john/1/50?edition=tischendorf');
    await userEvent.click(screen.getByRole('link', { name: 'Next: John 1:51' }));
    await eventually(heading).toBe('John 1:51');
    expect(searchParams()).toEqual({ edition: 'tischendorf' });
    expect(textOf('.scripture[lang=grc] #w2')).toContain('λέγει');
    await site.open('/explorer/genesis/1/1?edition=tischendorf');
    expect(textOf('.scripture[lang=he]')).not.toBeNull();
  });

  test.each(['/explorer/john/1/1', '/explorer/john/1'])(
    'while another edition of %s loads, its text and the open menu stay; then the text is the new one',
    async (path) => {
      await site.open(path);
      fireEvent.focus(await openTextOptions());
      await eventually(() => document.querySelector('option[value="tischendorf"]')).not.toBeNull();
      const send = site.hold('GET', /^\/api\/verse\/john/u);
      choose('Original text', 'Tischendorf');
      // A page shows that it loads after 150 ms.
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(select('Original text').value).toBe('tischendorf');
      expect(textOf('main [lang=grc]')).toContain('λόγος');
      expect(searchParams()).toEqual({});
      send();
      await eventually(searchParams).toEqual({ edition: 'tischendorf' });
      await eventually(() => textOf('.explorer-text')).toContain('Tischendorf');
      expect(select('Original text').value).toBe('tischendorf');
    },
  );

  test('the editions of a verse are compared, with the difference of their values; a link opens one of them', async () => {
    await site.open('/explorer/john/1/28');
    const compare = await screen.findByRole('region', { name: '4 editions' });
    await within(compare).findByText('Values differ');
    const rows = within(compare).getAllByRole('listitem');
    within(compare).getByText(
      '2 of 4 editions have this verse. Without it: Textus Receptus tagged by STEPBible · Tischendorf, eighth edition.',
    );
    expect(rows).toHaveLength(2);
    expect(rows[1]?.textContent).toMatch(/−[\d,]+/u);
    await userEvent.click(within(compare).getByRole('link', { name: /^Byzantine/u }));
    await eventually(searchParams).toEqual({ edition: 'byzantine' });
    await eventually(() => textOf('.scripture[lang=grc]')).toContain('Ταῦτα');
  });

  test('a New Testament verse that the edition on the page lacks is compared by a Greek method in the editions that have it', async () => {
    await site.open('/explorer/acts/8/37?methods=HEBREW_STANDARD,GREEK_ORDINAL');
    const compare = await screen.findByRole('region', { name: /editions$/u });
    await within(compare).findByText(
      /^1 of \d editions has this verse\. Without it: SBL Greek New Testament/u,
    );
    const [row, ...others] = within(compare).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(row?.textContent).toMatch(/^Textus Receptus tagged by STEPBible[\d,]+/u);
    expect(within(compare).queryByText(/Same value|Hebrew/u)).toBeNull();
    expect(compare.textContent).not.toContain('–');
  });

  test('the comparison of editions says so if a verse has the same value in each of them', async () => {
    await site.open('/explorer/john/1/1');
    const compare = await screen.findByRole('region', { name: '4 editions' });
    await within(compare).findByText('Same value');
  });

  test('a verse of a book with only one edition has no comparison of editions', async () => {
    const { apiCalls } = await site.open('/explorer/genesis/1/2');
    expect(screen.queryByRole('region', { name: /editions$/u })).toBeNull();
    expect(apiCalls.filter((call) => call.startsWith('/api/compare'))).toEqual([]);
  });

  test('a failed comparison of editions can be tried again', async () => {
    const repair = site.answer('GET', /\/api\/compare/u, () => refusal(503, 'Away.'));
    await site.open('/explorer/john/1/28');
    await screen.findByText('The editions could not be loaded.');
    repair();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Values differ');
  });
});

test('the page of a name shows what the installed list of names says about it, with the licence of that list', async () => {
  await site.open('/name-explorer?name=Ziphion');
  await screen.findByText('1 person with this name');
  expect(screen.getByRole('link', { name: 'Genesis 46:16' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).not.toBeNull();
});

test('a search by value can use every edition, and a result opens in its edition', async () => {
  const value = gematriaValue('GREEK_STANDARD', 'Ταῦτα ἐν Βηθανίᾳ ἐγένετο');
  await site.open(`/search/gematria/${value}?method=GREEK_STANDARD`);
  const result = () => screen.queryByRole('link', { name: 'View John 1:28' });
  const everywhere = await screen.findByLabelText('In every edition');
  await eventually(() => document.body.textContent).toContain('that add up to');
  expect(result()).toBeNull();
  fireEvent.click(everywhere);
  await eventually(() => searchParams().edition).toBe('all');
  await eventually(() => document.body.textContent).toContain('Every edition');
  await eventually(result).not.toBeNull();
  await userEvent.click(result() as HTMLElement);
  await eventually(heading).toBe('John 1:28');
  expect(searchParams()).toMatchObject({ edition: 'byzantine' });
  await eventually(() => textOf('.scripture[lang=grc]')).toContain('Ταῦτα');
});

test('the page About the texts names the installed text packs with their licences', async () => {
  await site.open('/about');
  for (const name of ['Greek text', 'Apocrypha', 'Names']) expect(document.body.textContent).toContain(name);
  expect(screen.getAllByRole('link', { name: 'CC BY-SA 4.0' }).length).toBeGreaterThanOrEqual(2);
});
