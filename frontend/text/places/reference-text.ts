/** The box for a reference or a search. */
export const referenceText = {
  range: 'Opens the chapter with these verses marked',
} as const;
