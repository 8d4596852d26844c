/**
 * Texts of the note card on a verse page until its editor has loaded. The first screen loads them, so they have a file
 * of their own.
 */
export const noteCardText = {
  loading: 'Loading your note',
  title: 'Personal Study Journal', // Fixed wording.
  signInText: (reference: string) => `Sign in to add and save your study notes for <bdi>${reference}</bdi>.`, // Fixed wording.
  unsent: 'Unsent notes stay here until you sign in again.',
  signIn: 'Sign In', // Fixed wording.
  marked: 'Your note',
} as const;
