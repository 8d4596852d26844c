export const sharedText = {
  brand: 'Gematria Explorer', // Fixed.
  signIn: 'Sign In', // Fixed.
  close: 'Close',
  dismiss: 'Dismiss',
  skip: 'Skip to the text',
  loadingPage: 'Loading the page',
  smallerText: 'Smaller text',
  largerText: 'Larger text',
  copied: 'Copied to clipboard', // Fixed.
  copiedText: (what: string) => `${what} has been copied to your clipboard.`, // Fixed.
  notCopied: 'Failed to copy', // Fixed.
  notCopiedText: 'Could not copy text to clipboard.', // Fixed.
  shared: 'Shared successfully', // Fixed.
  sharedText: 'Content has been shared.', // Fixed.
  theLink: 'The link',
} as const;
