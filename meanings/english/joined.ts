/** Joins the parts that are not empty with spaces. */
export function joined(...parts: readonly (string | null | undefined | false)[]): string {
  let text = '';
  for (const part of parts) if (part) text += text === '' ? part : ` ${part}`;
  return text;
}
