/** The frame around the text of a verse or chapter. */
export const readerText = {
  loadingChapter: 'Loading the chapter',
  leaveReader: 'Leave reader mode',
} as const;
