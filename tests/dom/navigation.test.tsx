import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { address, domSite, eventually, heading, searchParams } from './site.tsx';

const site = await domSite();

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Go to a verse or search' });
const choices = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const texts = () => choices().map((one) => one.textContent);

function ask(text: string): void {
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.submit(box());
}

describe('the reference box', () => {
  test('the reference box opens references in several spellings, in three scripts and two numberings', async () => {
    await site.open('/help');
    for (const [text, path] of [
      ['Ps 23:3', '/explorer/psalms/23/3'],
      ['1 Cor 13', '/explorer/1corinthians/13'],
      ['ps23.4', '/explorer/psalms/23/4'],
      ['Jude 5', '/explorer/jude/1/5'],
      ['Gen 1:2-3', '/explorer/genesis/1'],
      ['תהלים כג:ה', '/explorer/psalms/23/5'],
      ['Κατά Ιωάννην 3:16', '/explorer/john/3/16'],
      ['Joel 4:1', '/explorer/joel/3/1'],
      ['Mal 3:19', '/explorer/malachi/4/1'],
      ['Gen 1:1,3', '/explorer/genesis/1/1'],
    ] as const) {
      ask(text);
      await eventually(address).toBe(path);
    }
    await eventually(heading).toBe('Genesis 1:1');
  });

  test('the reference box stays on the page for a verse that does not exist, and offers the nearest verse', async () => {
    await site.open('/explorer/psalms/23/3');
    ask('Ps 23:13');
    await screen.findByText('There is no Psalm 23:13: the chapter ends with verse 6.');
    expect(address()).toBe('/explorer/psalms/23/3');
    await userEvent.type(box(), '{ArrowDown}{Enter}');
    await eventually(heading).toBe('Psalm 23:6');
  });

  test('the reference box offers both places for a number that two numberings share, and names their numbering', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.type(box(), 'Ps 51:3');
    await eventually(texts).toEqual([
      'Psalm 51:3EnterEnglish numbering',
      'Psalm 51:1Psalm 51:3 in the Hebrew text',
      'Search for “Ps 51:3”',
    ]);
    await userEvent.click(choices()[1] as HTMLElement);
    await eventually(heading).toBe('Psalm 51:1');
  });

  test('a text in the reference box that is not a reference opens the search page', async () => {
    await site.open('/explorer/psalms/23/3');
    ask('still waters');
    await eventually(() => location.pathname).toBe('/search');
    expect(searchParams()).toEqual({ term: 'still waters' });
  });

  test('the reference box offers the places visited last, and the reader can clear them', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.click(screen.getByRole('link', { name: 'Next: Psalm 23:4' }));
    await eventually(heading).toBe('Psalm 23:4');
    await userEvent.click(box());
    await eventually(texts).toEqual(['Psalm 23:4', 'Psalm 23:3']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear this list' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(texts()).toEqual([]);
  });

  test('a place opened with the reference box keeps the methods in the address', async () => {
    await site.open('/explorer/psalms/23/3?methods=HEBREW_GADOL');
    ask('Gen 1:1');
    await eventually(address).toBe('/explorer/genesis/1/1?methods=HEBREW_GADOL');
  });
});

describe('the keys', () => {
  test('the shortcut keys go to the next and previous verse and chapter, and open the list of keys and the first page', async () => {
    const { complaints } = await site.open('/explorer/genesis/31/55');
    for (const [key, there] of [
      ['j', 'Genesis 32:1'],
      ['k', 'Genesis 31:55'],
      [']', 'Genesis 32:1'],
      ['[[', 'Genesis 31:1'],
      ['{ArrowRight}', 'Genesis 31:2'],
      ['{ArrowLeft}', 'Genesis 31:1'],
    ] as const) {
      await userEvent.keyboard(key);
      await eventually(heading).toBe(there);
    }
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('j');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/explorer/genesis/31/1');
    await userEvent.keyboard('gh');
    await eventually(address).toBe('/');
    expect(complaints).toEqual([]);
  });

  test('“/” goes to the reference box; the shortcut keys have no effect on the page while a text field or a select has the focus', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('jk[[]?');
    expect(box().value).toBe('jk[]?');
    screen.getByLabelText('Version').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/explorer/psalms/23/3');
  });

  test('the shortcut keys step from the place that is loading, not from the place that is shown', async () => {
    await site.open('/explorer/psalms/23/1');
    const send = site.hold('GET', /\/api\/verse\//u);
    for (let step = 0; step < 5; step += 1) await userEvent.keyboard('{ArrowRight}');
    send();
    await eventually(heading).toBe('Psalm 23:6');
    expect(address()).toBe('/explorer/psalms/23/6');
  });

  test('the shortcut keys do not open the next verse if the reader has opened another page before it is known', async () => {
    const { apiCalls } = await site.open('/explorer/tobit/1/1');
    const next = { book: 'tobit', chapter: 1, verse: 2, reference: 'Tobit 1:2' };
    let answer = () => {};
    const departure = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const done: Promise<Response>[] = [];
    site.answer('GET', /\/tobit\/1\/1/u, () => {
      done.push(departure.then(() => Response.json({ next, previous: null })));
      return done.at(-1) as Promise<Response>;
    });
    const before = apiCalls.length;
    await userEvent.keyboard('j');
    await eventually(() => apiCalls.length).toBe(before + 1);
    fireEvent.click(screen.getAllByRole('link', { name: 'Calculator' })[0] as HTMLElement);
    await eventually(heading).toBe('Gematria Calculator');
    await act(async () => {
      answer();
      await Promise.all(done);
    });
    expect(address()).toBe('/calculator');
  });

  test('the shortcut keys have no effect after they are switched off', async () => {
    await site.open('/explorer/psalms/23/3');
    await userEvent.keyboard('?');
    await userEvent.click(await screen.findByLabelText('Turn on keyboard shortcuts'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{ArrowRight}/');
    expect(address()).toBe('/explorer/psalms/23/3');
    expect(document.activeElement).not.toBe(box());
  });
});
