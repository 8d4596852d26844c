const UTF8 = new TextEncoder();

/**
 * The buffer into which each answer is encoded, one after another. One UTF-16 unit of a string
 * needs at most three bytes.
 */
let room = new Uint8Array(2 ** 20);
const MOST_KEPT = 2 ** 22;

/**
 * Encodes plain data as JSON in UTF-8, with the same bytes as `JSON.stringify`. It writes each member of the
 * outermost object separately, because V8 writes plain data about three times as fast until it meets a
 * concatenated string, and then starts that call again in a slow way. So the concatenated reference of a
 * chapter does not slow down its hundreds of words.
 *
 * @example
 * ```ts
 * new TextDecoder().decode(jsonBytes({ verse: 3, note: undefined, ok: true })) // => '{"verse":3,"ok":true}'
 * ```
 */
export function jsonBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const texts = jsonTexts(value);
  const needed = 3 * texts.reduce((length, text) => length + text.length, 0);
  const target = needed <= room.length ? room : new Uint8Array(needed);
  if (needed <= MOST_KEPT) room = target;
  let at = 0;
  for (const text of texts) at += UTF8.encodeInto(text, target.subarray(at)).written;
  return target.slice(0, at);
}

function jsonTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [JSON.stringify(value)];
  const texts: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const text: string | undefined = JSON.stringify(member);
    if (text !== undefined) texts.push(`${texts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`, text);
  }
  return texts.length === 0 ? ['{}'] : [...texts, '}'];
}
