/**
 * The texts that administrators add have roles of their own. So whatever asks for originals, translations or dictionaries
 * never reads them; they are read only where their id is named.
 */
export const OWN_ROLES = ['own-original', 'own-translation'] as const;

export const EDITION_ROLES = [
  'original',
  'translation',
  'lexicon',
  'names',
  'meanings',
  ...OWN_ROLES,
] as const;

export const TEXT_ROLES = ['original', 'translation', 'lexicon', 'meanings'] as const;

export type EditionRole = (typeof EDITION_ROLES)[number];

type Text = 'original' | 'translation';

/** A text is an original or a translation, whether it was added by an administrator or not. Null for a list. */
export function textKind(role: EditionRole): Text | null {
  if (role === 'original' || role === 'own-original') return 'original';
  return role === 'translation' || role === 'own-translation' ? 'translation' : null;
}

/**
 * The script in which the words of a text have values. Null for translations and for lists.
 *
 * @example
 * ```ts
 * scriptOfValues({ role: 'original', script: 'greek' }) // => 'greek'
 * scriptOfValues({ role: 'own-translation', script: 'hebrew' }) // => null
 * ```
 */
export const scriptOfValues = (edition: {
  readonly role: EditionRole;
  readonly script: string;
}): 'hebrew' | 'greek' | null => {
  const { role, script } = edition;
  if (role === 'own-translation') return null;
  return script === 'hebrew' || script === 'greek' ? script : null;
};

export const hasVerses = (role: EditionRole): role is Text | (typeof OWN_ROLES)[number] =>
  textKind(role) !== null;
