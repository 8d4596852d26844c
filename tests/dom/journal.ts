/** Helpers for tests of the study journal, the card for the reader's note on a verse's page. */
import { fireEvent, screen, within } from '@testing-library/react';
import { fill } from './site.tsx';

export const VERSE = '/explorer/psalms/23/3';

export function journal(): HTMLElement {
  const found = document.getElementById('note');
  if (found === null) throw new Error('This page has no journal.');
  return found;
}

export const field = () => within(journal()).findByRole<HTMLTextAreaElement>('textbox');

/** The text of the line below the note's field: the note's date and how it is saved. */
export const foot = () => journal().querySelector('[data-foot]')?.textContent;

export const button = (name: string) => within(journal()).getByRole('button', { name });

/** The storage keys of unsent drafts of notes. */
export const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('note-draft:'));

/** Types a text into the note's field and leaves the field, which saves the note at once. */
export async function type(text: string): Promise<void> {
  const area = await field();
  fireEvent.focus(area);
  fill(area, text);
  fireEvent.blur(area);
}

/** Presses the button `label` in the dialog with the title `dialog`. */
export async function choose(dialog: string, label: string): Promise<void> {
  const shown = await screen.findByRole('dialog', { name: dialog });
  fireEvent.click(within(shown).getByRole('button', { name: label }));
}
