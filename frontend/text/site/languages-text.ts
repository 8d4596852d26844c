/** Languages of Bibles that Chrome does not name, by their tag. */
export const languagesText: Readonly<Record<string, string>> = {
  arc: 'Aramaic',
  grc: 'Ancient Greek',
  syr: 'Syriac',
};
