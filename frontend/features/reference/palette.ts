import '../../styles/palette.css';
import { BOOKS } from '../../../domain/canon/index.ts';
import type { Choice } from '../../shared/questions/choice.ts';
import { toggleReaderMode } from '../../shared/settings/reader-mode.ts';
import { changeReadingSettings } from '../../shared/settings/reading-settings.ts';
import { MORE, SCREENS } from '../../shared/settings/screens.ts';
import { paletteText } from '../../text/places/palette-text.ts';
import { openSheet } from '../sidebar/index.ts';
import { withPalette } from './palette-choices.ts';
import { addChoices } from './reader.tsx';

/** Screens that other pages link to, but the header does not. */
const LINKED_SCREENS = [
  { to: '/statistics', label: paletteText.linked.statistics },
  { to: '/places', label: paletteText.linked.places },
] as const;

interface Action {
  readonly label: string;
  readonly run: () => void;
}

function controlAction(label: string, selector: string): Action[] {
  const control = document.querySelector<HTMLElement>(selector);
  const isReady = control !== null && control.closest('[inert]') === null;
  return isReady ? [{ label, run: () => control.click() }] : [];
}

const TOOLBAR = ['copy', 'export', 'print', 'share'] as const;

function offeredActions(showKeys: () => void): Action[] {
  const text = paletteText.actions;
  const isExplorer = location.pathname.startsWith('/explorer/');
  const hasRail = document.querySelector('[data-rail]') !== null;
  const isReader = document.documentElement.hasAttribute('data-reader');
  return [
    ...TOOLBAR.flatMap((name) => controlAction(text[name], `[data-action="${name}"]`)),
    ...(isExplorer
      ? [
          { label: isReader ? text.leaveReader : text.reader, run: toggleReaderMode },
          hasRail
            ? { label: text.hideSidebar, run: () => changeReadingSettings({ sidebar: false }) }
            : { label: text.showSidebar, run: openSheet },
        ]
      : []),
    ...controlAction(text.settings, '[data-opens-settings]'),
    { label: text.keys, run: showKeys },
  ];
}

function allChoices(showKeys: () => void): Choice[] {
  const { groups } = paletteText;
  const pages = [...SCREENS, ...MORE, ...LINKED_SCREENS];
  return [
    ...offeredActions(showKeys).map(({ label, run }) => ({
      label,
      run,
      detail: null,
      href: `#${label}`,
      group: groups.actions,
    })),
    ...pages.map(({ label, to }) => ({ label, detail: null, href: to, group: groups.pages })),
    ...BOOKS.map(({ id, name }) => ({
      label: name,
      detail: null,
      href: `/explorer/${encodeURIComponent(id)}/1`,
      group: groups.books,
    })),
  ];
}

/**
 * Opens the header's reference box as the palette: in front of the page, in the middle of the window, with more
 * choices. It is the same field with the same list. It returns to the header when the reader chooses, presses Escape or
 * leaves it.
 */
export function openPalette(input: HTMLInputElement, showKeys: () => void): void {
  const form = input.form;
  if (form === null || form.popover !== null) return;
  const dialog = form.parentElement;
  const opener = document.activeElement;
  const closing = new AbortController();
  const close = (returns: boolean) => {
    if (closing.signal.aborted) return;
    closing.abort();
    form.hidePopover();
    form.popover = null;
    for (const name of ['role', 'aria-label']) dialog?.removeAttribute(name);
    addChoices(null);
    input.blur();
    if (returns && opener instanceof HTMLElement && opener !== input) opener.focus({ preventScroll: true });
  };
  input.blur();
  // A form cannot have the role of a dialog, so the element around it has it.
  dialog?.setAttribute('role', 'dialog');
  dialog?.setAttribute('aria-label', paletteText.name);
  form.popover = 'manual';
  form.showPopover();
  const offered = allChoices(showKeys);
  addChoices((typed, found) => withPalette(typed, found, offered));
  const { signal } = closing;
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && form.contains(target))) close(true);
    },
    { signal },
  );
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // The palette stays open when the reader changes to another window: its field is then still the active element.
      if (form.contains(document.activeElement)) return;
      if (relatedTarget === null) close(true);
      else if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close(false);
    },
    { signal },
  );
  input.focus();
  input.select();
}
