/** The two searches, by text and by gematria value. */
export function SearchTab() {
  return null;
}
