/** The note card of the verse page before the editor has loaded. The first screen loads it, so it is a file of its own. */
export const noteCardText = {
  loading: 'Loading your note',
  title: 'Personal Study Journal', // Fixed.
  signInText: (reference: string) => `Sign in to add and save your study notes for <a>${reference}</a>.`, // Fixed.
  unsent: 'Notes that were not sent stay on this device until their writer signs in again.',
  signIn: 'Sign In', // Fixed.
  marked: 'Your note',
} as const;
