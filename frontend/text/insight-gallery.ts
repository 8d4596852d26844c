/** The gallery of insights below a verse or chapter. */
export const insightGalleryText = {
  failed: 'The insights could not be loaded.',
} as const;
