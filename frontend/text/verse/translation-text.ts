const NAMES = { hebrew: 'Hebrew', greek: 'Greek' } as const;

export const translationText = {
  /** Above or below a version in Hebrew or Greek that is no original. */
  note: (script: keyof typeof NAMES) =>
    `This version is a translation into ${NAMES[script]}. Its values are counted from its own words.`,
} as const;
