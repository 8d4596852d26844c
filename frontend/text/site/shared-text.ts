export const sharedText = {
  brand: 'Gematria Explorer', // Fixed wording.
  signIn: 'Sign In', // Fixed wording.
  close: 'Close',
  dismiss: 'Dismiss',
  skip: 'Skip to the text',
  loadingPage: 'Loading the page',
  smallerText: 'A−, smaller text',
  largerText: 'A+, larger text',
  copied: 'Copied to clipboard', // Fixed wording.
  copiedText: (what: string) => `${what} has been copied to your clipboard.`, // Fixed wording.
  notCopied: 'Failed to copy', // Fixed wording.
  notCopiedText: 'Could not copy text to clipboard.', // Fixed wording.
  shared: 'Shared successfully', // Fixed wording.
  sharedText: 'Content has been shared.', // Fixed wording.
  theLink: 'The link',
} as const;
