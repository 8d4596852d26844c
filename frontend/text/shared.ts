/** Words that several features share. */
export const sharedText = {
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  retry: 'Retry',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  downloadCsv: 'Download CSV',
  newTab: 'opens in a new tab',
} as const;
