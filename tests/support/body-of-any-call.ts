/** A body with the fields of every call about a reader, so that each call gets past its schema. */
export const bodyOfAnyCall = (password: string) => ({
  username: 'Miriam',
  currentPassword: password,
  newPassword: 'a new and longer one',
  password,
  code: '123456',
  themePrimary: 'hsl(43, 96%, 56%)',
  themeVariant: 'tint',
  themeAppearance: 'dark',
  themeRadius: 12,
  book: 'genesis',
  chapter: 1,
  verse: 1,
  notes: 'mine',
  format: 'json',
  content: '[]',
});
