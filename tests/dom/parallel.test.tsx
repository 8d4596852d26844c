import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { packApp } from '../support/packs.ts';
import { address, domSite, eventually, heading, searchParams, unavailable } from './site.tsx';

const site = await domSite(packApp);

const BYZANTINE = 'Byzantine text (Robinson and Pierpont)';
const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cells = (id: string) =>
  within(document.getElementById(id) as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const chapterCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/api/verse/'));
const openColumns = async (path: string) => {
  const visit = await site.open(path);
  await screen.findByRole('table', { name: /in parallel columns$/u });
  return visit;
};
const openOptions = () => userEvent.click(screen.getByRole('button', { name: 'Aa, text options' }));
const underlined = (id: string) =>
  [...document.querySelectorAll(`#${id} [data-differs]`)].map(({ textContent }) => textContent);

describe('a chapter in parallel columns', () => {
  test('the address names a further text: it has a column with its language, a row for each verse, and one request', async () => {
    const { apiCalls, complaints } = await openColumns('/explorer/john/1?with=byzantine');
    expect(names()).toEqual(['SBL Greek New Testament', 'KJV with Strong’s', BYZANTINE]);
    expect(cells('v1')[2]).toContain('Ἐν ἀρχῇ');
    expect(cells('v2')[2]).toContain(`Not in ${BYZANTINE}`);
    const langs = [...document.querySelectorAll('#v1 td [lang][dir]')].map((text) => [
      text.getAttribute('lang'),
      text.getAttribute('dir'),
    ]);
    expect(langs).toEqual([
      ['grc', 'ltr'],
      ['en', 'ltr'],
      ['grc', 'ltr'],
    ]);
    expect(chapterCalls(apiCalls)).toEqual([
      '/api/verse/john/1?words=0',
      '/api/verse/john/1?edition=byzantine&version=original&words=0',
    ]);
    expect(complaints).toEqual([]);
  });

  test('words that two originals do not share are underlined in both, and no word of a translation is', async () => {
    await openColumns('/explorer/john/1?with=byzantine');
    expect(underlined('v1')).toEqual([]);
    const differing = underlined('v28');
    expect(differing).toContain('πέραν');
    expect(differing).not.toContain('Βηθανίᾳ');
    screen.getByText(
      'Underlined words differ in their letters from SBL Greek New Testament, or are missing there.',
    );
  });

  test('a reader chooses and removes texts by their names; at most four have a column', async () => {
    await site.open('/explorer/john/1');
    await openOptions();
    await userEvent.click(await screen.findByRole('checkbox', { name: BYZANTINE }));
    await eventually(searchParams).toEqual({ with: 'byzantine' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tischendorf, eighth edition' }));
    await eventually(searchParams).toEqual({ with: 'byzantine,tischendorf' });
    screen.getByText('Four texts have room beside each other.');
    const [third] = await screen.findAllByRole('checkbox', { name: 'Textus Receptus tagged by STEPBible' });
    expect(third).toHaveProperty('disabled', true);
    await eventually(names).toHaveLength(4);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: `Remove ${BYZANTINE}` }));
    await eventually(searchParams).toEqual({ with: 'tischendorf' });
    await eventually(names).toHaveLength(3);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove Tischendorf, eighth edition');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Tischendorf, eighth edition' }));
    await eventually(searchParams).toEqual({});
    await eventually(() => screen.queryByRole('table')).toBeNull();
  });

  test('a name that is no text, or not installed, is said in a sentence; the other columns are there', async () => {
    const { complaints } = await openColumns('/explorer/john/1?with=foo,elzevir,own-77,byzantine,nasb');
    expect(names()).toEqual(['SBL Greek New Testament', 'KJV with Strong’s', BYZANTINE]);
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toEqual(
      expect.arrayContaining([
        'There is no text “foo”, so it has no column.',
        'A text that you chose was removed from this site, so it has no column.',
        'Textus Receptus (Elzevir) is not installed, or does not have John, so it has no column.',
      ]),
    );
    expect(complaints).toEqual([]);
  });

  test.each(['kjv', 'kjvs,sblgnt', 'wlc,kjv'])(
    'with=%s names only texts that the chapter shows by itself, or of another testament: it is the plain chapter',
    async (texts) => {
      await site.open(`/explorer/john/1?with=${texts}`);
      await eventually(() => document.querySelector('#v1 [lang=grc]')).not.toBeNull();
      expect(screen.queryByRole('table')).toBeNull();
      expect(document.querySelector('[data-parallel]')).toBeNull();
      expect(document.querySelector('.explorer-panel')?.closest('[class*="110rem"]')).toBeNull();
      expect(document.querySelector('main')?.textContent).not.toContain('no column');
    },
  );

  test('a text that cannot be loaded says so, and is loaded by a press', async () => {
    const end = site.answer('GET', /^\/api\/verse\/john\/1$/u, (_, ask, path) =>
      path.includes('byzantine') ? unavailable() : ask(),
    );
    await openColumns('/explorer/john/1?with=byzantine');
    const alert = await screen.findByText(`${BYZANTINE} could not be loaded.`);
    expect(names()).toHaveLength(2);
    end();
    await userEvent.click(within(alert).getByRole('button'));
    await eventually(names).toHaveLength(3);
  });

  test('the word under the pointer, or with the focus, marks its match in the other texts, and the words of its lemma', async () => {
    await openColumns('/explorer/john/1?with=byzantine,tischendorf');
    const lit = (text: string) =>
      [...document.querySelectorAll(`#v1 [data-text="${text}"] [data-lit]`)].map(
        ({ textContent }) => textContent,
      );
    const word = (text: string, position: number) =>
      document.querySelector(`#v1 [data-text="${text}"] [data-word="${position}"]`) as HTMLElement;
    // The words of this text have no lemma and no Strong’s number here, so only the words at the same place match.
    fireEvent.pointerOver(word('tischendorf', 5));
    expect(lit('sblgnt')).toEqual(['λόγος']);
    expect(lit('byzantine')).toEqual(['λόγος']);
    fireEvent.pointerLeave(screen.getByRole('table'));
    expect(document.querySelectorAll('[data-lit]')).toHaveLength(0);
    act(() => word('sblgnt', 5).focus());
    await eventually(() => lit('kjvs').join()).toContain('the Word');
    expect(lit('sblgnt')).toEqual(['λόγος', 'λόγος']);
    expect(lit('byzantine')).toEqual(['λόγος', 'λόγος', 'λόγος']);
    fireEvent.pointerOver(document.querySelector('#v1 [data-strongs="G746"]') as HTMLElement);
    await eventually(() => lit('byzantine')).toEqual(['ἀρχῇ']);
    expect(lit('sblgnt')).toEqual(['ἀρχῇ']);
  });

  test('a word of a further text opens the card with the facts of that text, also by the keyboard', async () => {
    const { apiCalls } = await openColumns('/explorer/john/1?with=tischendorf');
    const word = document.querySelector('[data-place="john 1:1@tischendorf"] [data-word="1"]') as HTMLElement;
    word.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const card = await screen.findByRole('dialog', { name: 'Word 2 of John 1:1' });
    within(card).getByText('ἀρχῇ');
    expect(apiCalls).toContain('/api/verse/john/1?edition=tischendorf');
  });

  test('the arrow keys move among the words of the chapter’s own original too', async () => {
    await openColumns('/explorer/john/1?with=byzantine');
    const word = document.querySelector('#v1 td [data-place="john 1:1"] [data-word="1"]') as HTMLElement;
    word.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const card = await screen.findByRole('dialog', { name: 'Word 2 of John 1:1' });
    within(card).getByText('ἀρχῇ');
  });

  test('the card of a word of a further text names no source of another text', async () => {
    await openColumns('/explorer/john/1?with=byzantine');
    const word = document.querySelector('[data-place="john 1:1@byzantine"] [data-word="2"]') as HTMLElement;
    await userEvent.click(word);
    const card = await screen.findByRole('dialog', { name: 'Word 2 of John 1:1' });
    await userEvent.click(within(card).getByRole('button', { name: 'More' }));
    await within(card).findByText(/^Greek$/u);
    expect(card.textContent).not.toContain('TAGNT');
  });

  test('the address keeps the columns from chapter to verse and back', async () => {
    await openColumns('/explorer/john/1?with=byzantine');
    await userEvent.click(screen.getByRole('link', { name: 'John 1:1' }));
    await eventually(heading).toBe('John 1:1');
    expect(address()).toBe('/explorer/john/1/1?with=byzantine');
    history.back();
    await screen.findByRole('table');
    expect(address()).toBe('/explorer/john/1?with=byzantine');
  });
});

test('“Compare editions” on a verse opens its chapter with the other editions', async () => {
  await site.open('/explorer/john/1/1');
  await userEvent.click(await screen.findByRole('link', { name: 'Compare editions' }));
  await screen.findByRole('table');
  expect(address() + location.hash).toBe('/explorer/john/1?with=byzantine%2Ctagnt#v1');
  expect(names()).toHaveLength(4);
});
