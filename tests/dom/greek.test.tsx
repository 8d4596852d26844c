import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { gematriaValue } from '../../domain/gematria/index.ts';
import { splitGreekWords } from '../../domain/greek/index.ts';
import { FAILED, FINISHED, importServer } from './import-server.ts';
import { domSite, eventually, heading, refusal, searchParams, toastTexts, unreachable } from './site.tsx';

const site = await domSite();

const GREEK_METHODS = ['GREEK_STANDARD', 'GREEK_ORDINAL', 'GREEK_ISOPSEPHY', 'GREEK_MILLESIAN'] as const;
const JOHN = 'ἐν ἀρχῇ ἦν ὁ λόγος';
const CALCULATE_CALL = /\/api\/calculate-greek-gematria/u;

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Greek text' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const calculate = () => userEvent.click(screen.getByRole('button', { name: 'Calculate Gematria' }));
const tab = (name: string) => screen.getByRole('tab', { name });
const isSelected = (name: string) => tab(name).getAttribute('aria-selected');
const textsOf = (all: Iterable<Element>) => [...all].map((one) => one.textContent);
const totals = () => textsOf(document.querySelectorAll('dl dd'));
const grouped = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat('en').format(value));
const path = (search: Record<string, string>) => `/greek-gematria?${new URLSearchParams(search)}`;

test('the Greek page names its methods, and says that an administrator must import 1 Esdras', async () => {
  const { complaints } = await site.open('/greek-gematria');
  expect(heading()).toBe('Greek Gematria Analysis');
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  const methods = textsOf(screen.getByRole('region', { name: 'Methods' }).querySelectorAll('li'));
  expect(methods.map((text) => text?.split(' (')[0])).toEqual([
    'Standard Greek',
    'Ordinal Greek',
    'Isopsephy',
    'Millesian',
  ]);
  expect(methods[1]).toBe('Ordinal Greek (letter position 1-24)');
  const contest = screen.getByRole('region', { name: "1 Esdras 3 (King's Contest)" });
  const button = within(contest).getByRole('button', { name: 'Import 1 Esdras Chapter 3' });
  expect((button as HTMLButtonElement).disabled).toBe(true);
  expect(contest.textContent).toContain('An administrator needs to import it first.');
  expect(complaints).toEqual([]);
});

test('the Greek page counts the entered text by the four methods, word by word, under Results', async () => {
  await site.open('/greek-gematria');
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true]);
  write(JOHN);
  await calculate();
  await eventually(() => isSelected('Results')).toBe('true');
  await eventually(totals).toEqual(GREEK_METHODS.map((id) => grouped(gematriaValue(id, JOHN))));
  const rows = await screen.findByRole('table');
  for (const [index, word] of splitGreekWords(JOHN).entries()) {
    const row = rows.querySelectorAll('tbody tr')[index];
    expect(row?.querySelector('th')?.textContent).toBe(word);
    expect(textsOf(row?.querySelectorAll('td') ?? [])).toEqual(
      GREEK_METHODS.map((id) => grouped(gematriaValue(id, word))),
    );
  }
  expect(rows.querySelectorAll('tbody tr')).toHaveLength(splitGreekWords(JOHN).length);
  await userEvent.click(tab('Input'));
  expect(field().value).toBe(JOHN);
});

test('the Greek page has a word as an example, letter by letter, and counts it by all methods', async () => {
  await site.open('/greek-gematria');
  const example = screen.getByRole('region', { name: 'For example' });
  expect(example.querySelector('[data-sum]')?.textContent).toBe(
    `= ${gematriaValue('GREEK_STANDARD', 'λόγος')}`,
  );
  await userEvent.click(within(example).getByRole('button', { name: 'See it by all four methods' }));
  await eventually(totals).toEqual(GREEK_METHODS.map((id) => grouped(gematriaValue(id, 'λόγος'))));
  expect(searchParams()).toMatchObject({ text: 'λόγος', view: 'results' });
});

test('the Greek page counts by fewer methods after a choice, and Clear starts again', async () => {
  await site.open(path({ text: 'λόγος' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Greek Isopsephy' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Greek Milesian' }));
  await calculate();
  await eventually(totals).toEqual(
    (['GREEK_STANDARD', 'GREEK_ORDINAL'] as const).map((id) => grouped(gematriaValue(id, 'λόγος'))),
  );
  await eventually(() => searchParams().methods).toBe('GREEK_STANDARD,GREEK_ORDINAL');
  await site.open(location.pathname + location.search);
  await eventually(() => totals().length).toBe(2);
  await userEvent.click(tab('Input'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await eventually(() => field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Greek Isopsephy' }).checked).toBe(true);
});

test('an empty field of the Greek page gives a message and no call', async () => {
  const { apiCalls } = await site.open('/greek-gematria');
  write('  ');
  await calculate();
  await eventually(() => document.querySelector('.toast p')?.textContent).toBe('Empty Input');
  screen.getByText('Please enter some Greek text to analyze.');
  expect(isSelected('Input')).toBe('true');
  expect(apiCalls.filter((call) => CALCULATE_CALL.test(call))).toEqual([]);
  await userEvent.click(tab('Results'));
  await screen.findByText(/^There are no results yet\./u);
});

test('a failed calculation on the Greek page shows a message and can be tried again', async () => {
  await site.open('/greek-gematria');
  const repair = site.answer('POST', CALCULATE_CALL, unreachable);
  write('λόγος');
  await calculate();
  await eventually(() => document.querySelector('.toast')?.textContent).toContain(
    'Error calculating gematriaFailed to calculate Greek gematria',
  );
  repair();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await eventually(() => totals()[0]).toBe('373');
});

test('a text without Greek letters has no value on the Greek page', async () => {
  await site.open(path({ text: 'peace', view: 'results' }));
  await eventually(totals).toEqual(['–', '–', '–', '–']);
  await screen.findByText('There are no Greek letters to count here.');
});

describe('the import of 1 Esdras 3', () => {
  const contest = () => within(screen.getByRole('region', { name: "1 Esdras 3 (King's Contest)" }));
  const button = () =>
    contest().getByRole<HTMLButtonElement>('button', { name: 'Import 1 Esdras Chapter 3' });
  const openAsAdmin = async () => {
    const server = await importServer(site);
    const visit = await site.open('/greek-gematria');
    await eventually(() => button().disabled).toBe(false);
    return { server, ...visit };
  };

  test('the import of 1 Esdras 3 is not for readers, and makes no administrators’ call for them', async () => {
    await site.signIn();
    const { apiCalls } = await site.open('/greek-gematria');
    await eventually(() => apiCalls.includes('/api/user')).toBe(true);
    contest().getByText('An administrator needs to import it first.');
    expect(button().disabled).toBe(true);
    expect(apiCalls.filter((call) => call.startsWith('/api/admin'))).toEqual([]);
  });

  test('the import of 1 Esdras 3 is successful when the job has succeeded', async () => {
    const { server, complaints } = await openAsAdmin();
    expect(contest().queryByText('An administrator needs to import it first.')).toBeNull();
    await userEvent.setup({ delay: null }).click(button());
    await eventually(toastTexts).toEqual([
      'Import Started',
      '1 Esdras 3 Import has been started. This may take a minute to complete.',
    ]);
    expect(server.sent).toMatchObject([{ path: 'import-1-esdras', body: {} }]);
    await contest().findByRole('progressbar');
    await server.changeNewest(FINISHED);
    await eventually(toastTexts).toEqual(['Import Successful', 'Successfully imported 1 Esdras chapter 3']);
    await contest().findByText(/^Finished in 12 seconds/u);
    expect(complaints).toEqual([]);
  });

  test('the import of 1 Esdras 3 shows why the job failed', async () => {
    const { server } = await openAsAdmin();
    fireEvent.click(button());
    await contest().findByRole('progressbar');
    const reason = (message: string) => ({
      source: 'import',
      row: null,
      column: null,
      message,
      imported: null,
    });
    const errors = [reason('The first try failed.'), reason('Sefaria did not answer.')];
    await server.changeNewest({ ...FAILED, errors });
    await eventually(toastTexts).toEqual(['Import Failed', 'Sefaria did not answer.']);
    expect(contest().getByRole('alert').textContent).toContain('Sefaria did not answer.');
  });

  test('the import of 1 Esdras 3 shows that it did not start', async () => {
    await openAsAdmin();
    site.answer('POST', '/api/admin/import-1-esdras', () => refusal(500, ''));
    fireEvent.click(button());
    await eventually(toastTexts).toEqual(['Import Failed', 'Failed to import 1 Esdras chapter 3']);
  });
});

describe('Verse Analysis', () => {
  test('Verse Analysis says that a text must be imported first if 1 Esdras is not installed', async () => {
    await site.open(path({ tab: 'verses' }));
    await screen.findByText(/Please import a text first/u);
    await userEvent.click(screen.getByRole('link', { name: 'Go to Bible Explorer' }));
    await eventually(() => location.pathname).toBe('/bible');
  });
});
