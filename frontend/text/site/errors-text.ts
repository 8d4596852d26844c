export const errorsText = {
  unreachable: 'The site could not be reached. Check your connection and try again.',
  offline: 'You are offline, and this is not kept in your browser. It needs a connection.',
  noReason: (status: number) => `Something went wrong (error ${status}). Please try again.`,
  unreadable: 'The answer could not be read. Please try again.',
  fetching: {
    verse: (reason: string) => `Error fetching verse: ${reason}`, // Fixed wording.
    similar: (reason: string) => `Error fetching similar verses: ${reason}`, // Fixed wording.
  },
  notShown: 'it could not be shown',
  noConnection: 'no connection',
  pageNotShown: 'Something went wrong on this page. Please try again.',
  tooManyTries: (wait: string) => `Too many attempts. Please wait ${wait} and try again.`,
  heading: 'Error Loading Data:', // Fixed wording.
  title: 'Error loading data',
  request: (id: string) => `If this keeps happening, tell us the request number <code>${id}</code>.`,
  retry: 'Retry',
  books: 'See the books on this site',
  partNotLoaded: 'This part could not be loaded',
  checkConnection: 'Check your connection and try again.',
  reloadPage: 'Check your connection, then reload the page.',
} as const;
