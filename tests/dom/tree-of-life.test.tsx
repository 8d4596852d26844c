import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PATHS, SEPHIROT } from '../../domain/tree-of-life/index.ts';
import { domSite, eventually, searchParams } from './site.tsx';

const site = await domSite();

const items = () => [...document.querySelectorAll('.tree-item')];
const details = () => document.getElementById('tree-details') as HTMLElement;

test('the Tree of Life has ten spheres and then twenty-two paths, named in Hebrew and English', async () => {
  const { complaints } = await site.open('/tree-of-life');
  await eventually(() => items().length).toBe(32);
  const names = items().map((one) => one.getAttribute('aria-label'));
  for (const [index, { hebrew, name }] of SEPHIROT.entries())
    expect(names[index]).toContain(`${hebrew} ${name}`);
  for (const [index, { letter, name }] of PATHS.entries())
    expect(names[10 + index]).toContain(`${letter} ${name}`);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
  expect(complaints).toEqual([]);
});

test('a click on a sphere of the Tree of Life selects it and updates the address, and a second click deselects it', async () => {
  await site.open('/tree-of-life');
  const tiferet = () => screen.getByRole('button', { name: /תפארת Tiferet/u });
  await userEvent.click(tiferet());
  await eventually(searchParams).toEqual({ at: 'tiferet' });
  await eventually(() => details().textContent).toContain('= 1,081');
  expect(tiferet().getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(tiferet());
  await eventually(() => details().textContent).toContain('Nothing selected');
  expect(searchParams()).toEqual({});
});

test('a link to a verse on the page of the Tree of Life opens the explorer in a new tab, and its name says so', async () => {
  await site.open('/tree-of-life?at=tav');
  const verse = await screen.findByRole('link', { name: /^Ezekiel 9:4/u });
  expect(verse.getAttribute('href')).toBe('/explorer/ezekiel/9/4');
  expect(verse.getAttribute('target')).toBe('_blank');
  expect(verse.getAttribute('rel')).toContain('noopener');
  expect(verse.textContent).toContain('opens in a new tab');
});

test('the Hebrew letters in the Tree of Life can be hidden, and the list view has the content of the diagram', async () => {
  await site.open('/tree-of-life?letters=off');
  await eventually(() => items().length).toBe(32);
  expect(document.querySelectorAll('.tree-letter-ground')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Hebrew letters' }));
  await eventually(() => document.querySelectorAll('.tree-letter-ground').length).toBe(22);
  await userEvent.click(screen.getByRole('button', { name: 'List view' }));
  await eventually(() => searchParams().view).toBe('list');
  await eventually(() => items().length).toBe(0);
  const text = document.querySelector('main')?.textContent ?? '';
  for (const { name, description, witness } of SEPHIROT)
    for (const part of [name, description, witness.note]) expect(text).toContain(part);
  for (const { name, meaning, source, witness } of PATHS)
    for (const part of [name, meaning, source, witness.note]) expect(text).toContain(part);
});

test('the study guide of the Tree of Life names the traditions that it follows', async () => {
  await site.open('/tree-of-life');
  await userEvent.click(screen.getByRole('tab', { name: 'Study Guide' }));
  await eventually(searchParams).toEqual({ tab: 'guide' });
  for (const tradition of ['Golden Dawn', 'the Ari', 'the Gra', 'Sefer Yetzirah'])
    expect(screen.getByRole('tabpanel').textContent).toContain(tradition);
});
