/**
 * Shows in a form why the server refused it. The text stays when the toast has disappeared. Screen readers have read
 * the toast aloud, so this is not a live region.
 */
export function FormFailure({ reason }: { readonly reason: string | null }) {
  if (reason === null || reason === '') return null;
  return <p className="border-s-4 border-danger ps-3 text-ui text-danger">{reason}</p>;
}
