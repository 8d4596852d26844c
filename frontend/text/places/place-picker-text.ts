/** Texts of the button that opens the grid of books. The texts of the grid load together with it. */
export const placePickerText = {
  books: 'Books',
  /** The name of the button for screen readers. It begins with the visible reference. */
  changePlace: (reference: string) => `${reference}, change the passage`,
  choose: 'Choose a passage',
} as const;
