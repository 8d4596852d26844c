/** The standard method of each script. It is apart from the names of all methods, because the first screen needs only these. */
export const STANDARD = { hebrew: 'HEBREW_STANDARD', greek: 'GREEK_STANDARD' } as const;
