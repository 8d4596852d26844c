/** What an edition is: a text in the original or in translation, a dictionary, or a list that belongs to the texts. */
export const EDITION_ROLES = ['original', 'translation', 'lexicon', 'names', 'meanings'] as const;

export type EditionRole = (typeof EDITION_ROLES)[number];

/** True for texts. Dictionaries, names and meanings have no verses of their own. */
export const hasVerses = (role: EditionRole): role is 'original' | 'translation' =>
  role === 'original' || role === 'translation';
