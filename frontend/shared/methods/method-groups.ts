import type { GematriaGroup, GematriaScript } from '../../../domain/gematria/method-types.ts';
import { methodsText } from '../../text/instruments/methods-text.ts';

export const METHOD_SCRIPTS: readonly { readonly id: GematriaScript; readonly title: string }[] = (
  ['hebrew', 'greek'] as const
).map((id) => ({ id, title: methodsText.scripts[id] }));

/** The groups of methods, the simplest first. */
export const METHOD_GROUPS: readonly { readonly id: GematriaGroup; readonly title: string }[] = (
  ['letters', 'totals', 'positions', 'substitutions', 'names'] as const
).map((id) => ({ id, title: methodsText.groups[id] }));
