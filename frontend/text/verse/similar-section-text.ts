/** The heading of the list of similar verses. The other texts of the list load together with it. */
export const similarSectionText = {
  title: 'Verses with Similar Gematria Values', // Fixed wording.
} as const;
