export const EDITION_ROLES = ['original', 'translation', 'lexicon', 'names', 'meanings'] as const;

export const TEXT_ROLES = ['original', 'translation', 'lexicon', 'meanings'] as const;

export type EditionRole = (typeof EDITION_ROLES)[number];

export const hasVerses = (role: EditionRole): role is 'original' | 'translation' =>
  role === 'original' || role === 'translation';
