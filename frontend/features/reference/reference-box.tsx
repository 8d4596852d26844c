/** One field for a reference or a search term. */
export function ReferenceBox() {
  return null;
}
