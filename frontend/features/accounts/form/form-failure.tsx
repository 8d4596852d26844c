/**
 * The reason why a form was refused, which stays when the toast is gone. The toast has been read out, so this is not a
 * live region.
 */
export function FormFailure({ reason }: { readonly reason: string | null }) {
  if (reason === null || reason === '') return null;
  return <p className="border-s-4 border-danger ps-3 text-ui text-danger">{reason}</p>;
}
