/** The line below the reference if the edition of the address cannot be shown. */
export const missingEditionText = {
  notHere: (edition: string, book: string) =>
    `${edition} is not available for ${book} here, so you see another edition.`,
  unknown: (id: string) => `There is no edition “${id}” of the original text, so you see the usual one.`,
} as const;
