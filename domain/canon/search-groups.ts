export const SEARCH_GROUPS = ['torah', 'prophets', 'writings', 'gospels', 'acts-to-revelation'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];
