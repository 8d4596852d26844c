import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lettersWithoutLanguage } from '../../frontend/ui/words/testing.ts';
import { domSite, eventually, fill } from './site.tsx';

const site = await domSite();

const SCREENS = [
  '/',
  '/explorer/psalms/23/3?panel=interlinear',
  '/explorer/psalms/23/3?panel=gematria',
  '/explorer/genesis/1/1?panel=context',
  '/explorer/john/1/1',
  '/explorer/psalms/23',
  '/explorer/daniel/2',
  '/explorer/תהלים/99/1',
  '/bible',
  '/methods',
  '/methods/HEBREW_MILUI',
  '/methods/GREEK_STANDARD',
  '/help',
  '/about',
  '/search?term=אור',
  '/search?term=λόγος',
  '/search?term=אאאא',
  '/search?term=light',
  '/search/gematria/26?unit=span',
  '/calculator?word=שלום&text=בראשית ברא&other=λόγος',
  '/calculator?script=greek&word=λόγος',
  '/name-explorer?name=Adam',
  '/name-explorer?name=אדם',
  '/name-explorer?name=Ἀδάμ',
  '/name-explorer?name=ץץץץ',
  '/tree-of-life?sephirah=keter',
  '/insights',
  '/hybrid-explorer?book=genesis&chapter=1&verse=1',
  '/greek-gematria?text=λόγος',
  '/chance',
  '/heat?ask=אור',
  '/places?unit=letter&n=12&in=genesis',
  '/places?unit=word&n=2&in=john',
  '/number/913',
  '/nowhere/אור',
  '/auth',
  '/profile',
  '/my-notes?search=אור',
];

const complete = async () => {
  let before = '';
  await eventually(() => {
    const now = document.body.innerHTML;
    const same = now === before;
    before = now;
    return same;
  }).toBe(true);
};

test.each(SCREENS)('%s names the language of its Hebrew and Greek letters', async (path) => {
  if (/profile|notes/u.test(path)) await site.signIn();
  await site.open(path);
  await complete();
  expect(lettersWithoutLanguage(document.body)).toEqual([]);
});

const all = () => lettersWithoutLanguage(document.body);

test('the dialog of a word, the copy options, the palette and the choices of methods name the language of their letters', async () => {
  await site.open('/explorer/psalms/23/3');
  fireEvent.click(document.getElementById('w1') as HTMLElement);
  const card = await waitFor(() => document.querySelector<HTMLElement>('.word-card') ?? expect.fail());
  await userEvent.click(within(card).getByRole('button', { name: 'More' }));
  const title = await waitFor(() => document.querySelector('dialog h2') ?? expect.fail());
  expect(title.querySelector('[lang=he]')?.textContent).toMatch(/^נ.*י$/u);
  expect(all()).toEqual([]);
  await site.open('/explorer/psalms/23/3');
  const box = screen.getByRole('combobox', { name: 'Go to a verse or search' });
  for (const typed of ['תהלים כג', 'שלום עולם', 'λόγος', 'Κατά Ιωάννην 1']) {
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    await screen.findAllByRole('option');
    expect(all(), typed).toEqual([]);
  }
});

test('a reader’s name and notes in Hebrew and Greek name the language of their letters', async () => {
  await site.signIn();
  await site.ask('POST', '/api/notes', {
    book: 'psalms',
    chapter: 23,
    verse: 3,
    notes: 'ראו תהלים כג:ג, and λόγος',
    isKabbalistic: false,
  });
  for (const path of ['/my-notes', '/explorer/psalms/23/3', '/explorer/psalms/23']) {
    await site.open(path);
    await complete();
    expect(all(), path).toEqual([]);
  }
});

test.each([
  ['/search', 'Words, a phrase, a Strong’s number or a reference'],
  ['/name-explorer', 'Name'],
  ['/bible', 'Find a book'],
  ['/calculator', 'Hebrew word'],
])('a field of %s has the language of what is typed into it', async (path, label) => {
  await site.open(path);
  const [field] = screen.getAllByLabelText<HTMLInputElement>(label);
  if (field === undefined) throw new Error('There is no field.');
  fill(field, 'שלום');
  await eventually(() => field.lang).toBe('he');
  fill(field, 'λόγος');
  await eventually(() => field.lang).toBe('grc');
});
