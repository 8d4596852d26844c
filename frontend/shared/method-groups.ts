import type { GematriaGroup, GematriaScript } from '../../domain/gematria/method-types.ts';

/** The scripts that methods count, with their names for readers. */
export const METHOD_SCRIPTS: readonly { readonly id: GematriaScript; readonly title: string }[] = [
  { id: 'hebrew', title: 'Hebrew' },
  { id: 'greek', title: 'Greek' },
];

/** The groups of methods, the simplest first. */
export const METHOD_GROUPS: readonly { readonly id: GematriaGroup; readonly title: string }[] = [
  { id: 'letters', title: 'Letters added up' },
  { id: 'totals', title: 'From the total' },
  { id: 'positions', title: 'By the letter’s place' },
  { id: 'substitutions', title: 'Letters exchanged' },
  { id: 'names', title: 'Letters and numbers spelled out' },
];
