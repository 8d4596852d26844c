/** The heading of the similar verses. The rest of their words is loaded with them. */
export const similarSectionText = {
  title: 'Verses with Similar Gematria Values', // Fixed.
} as const;
