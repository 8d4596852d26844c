/**
 * The one way to read text or JSON from outside: addresses, fields of forms, stored state of a browser. A parser never
 * throws. It returns the typed value. If the input is not such a value, it returns undefined or a default.
 *
 * A parser reads both a value and its text, so `3` and `'3'` are the same whole number. `String(value)` writes the text.
 */

export type Parse<T> = (value: unknown) => T;

export type Fields = Readonly<Record<string, Parse<unknown>>>;

export type Read<F extends Fields> = { readonly [Name in keyof F]: ReturnType<F[Name]> };

export type Some<F extends Fields> = { readonly [Name in keyof F]?: ReturnType<F[Name]> | undefined };

export type Filled<F extends Fields> = {
  readonly [Name in keyof F]: Exclude<ReturnType<F[Name]>, undefined>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Parse<string | undefined> = (value) => (typeof value === 'string' ? value : undefined);

/** A parser that accepts any text and returns its first `max` UTF-16 units. */
export const textUpTo =
  (max: number): Parse<string | undefined> =>
  (value) =>
    text(value)?.slice(0, max);

/**
 * Reads a text without the spaces around it. Undefined if nothing remains.
 * @example
 * ```ts
 * trimmedText(' light ') // => 'light'
 * trimmedText(' ') // => undefined
 * ```
 */
export const trimmedText: Parse<string | undefined> = (value) => text(value)?.trim() || undefined;

export const matching =
  (form: RegExp): Parse<string | undefined> =>
  (value) =>
    typeof value === 'string' && form.test(value) ? value : undefined;

export const oneOf =
  <const T extends string>(values: readonly T[]): Parse<T | undefined> =>
  (value) =>
    values.find((one) => one === value);

/**
 * A whole number within bounds: a number, or a text of decimal digits with or without spaces around it.
 * @example
 * ```ts
 * wholeNumber(1, 10)(' 07 ') // => 7
 * wholeNumber(1, 10)(11) // => undefined
 * wholeNumber(1, 10)('1e1') // => undefined
 * ```
 */
export const wholeNumber =
  (min: number, max: number): Parse<number | undefined> =>
  (value) => {
    const number = typeof value === 'string' && /^\s*\d{1,15}\s*$/u.test(value) ? Number(value) : value;
    const isInBounds =
      typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max;
    return isInBounds ? number : undefined;
  };

export const yesOrNo: Parse<boolean | undefined> = (value) => {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
};

/**
 * A list, or a text with items between commas. Items that cannot be read and repeated items are left out. Undefined if
 * no item remains.
 * @example
 * ```ts
 * listOf(oneOf(['a', 'b']))('b, c,a,b') // => ['b', 'a']
 * listOf(oneOf(['a', 'b']))('c') // => undefined
 * ```
 */
export const listOf =
  <T>(parse: Parse<T | undefined>): Parse<readonly T[] | undefined> =>
  (value) => {
    const list = typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value;
    if (!Array.isArray(list)) return undefined;
    const items = new Set(list.map(parse).filter((item) => item !== undefined));
    return items.size === 0 ? undefined : [...items];
  };

export const orNull =
  <T>(parse: Parse<T | undefined>): Parse<T | null | undefined> =>
  (value) =>
    value === null ? null : parse(value);

export const withDefault =
  <T>(parse: Parse<T | undefined>, fallback: NoInfer<T>): Parse<T> =>
  (value) =>
    parse(value) ?? fallback;

/**
 * Reads each field of an object with the parser of this field, and ignores other names. If the input is no
 * object, every field is read as missing.
 * @example
 * ```ts
 * readFields({ page: withDefault(wholeNumber(1, 9), 1), term: text }, { page: 'x', term: 'light', utm: 'y' }) // => { page: 1, term: 'light' }
 * ```
 */
export function readFields<F extends Fields>(fields: F, input: unknown): Read<F> {
  const record = isRecord(input) ? input : {};
  // The result has the names and types of the fields, but the type of `Object.fromEntries` does not show
  // this.
  return Object.fromEntries(
    Object.entries(fields).map(([name, parse]) => [
      name,
      parse(Object.hasOwn(record, name) ? record[name] : undefined),
    ]),
  ) as Read<F>;
}

export const objectOf =
  <F extends Fields>(fields: F): Parse<Filled<F> | undefined> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const read = readFields(fields, value);
    return isFilled<F>(read) ? read : undefined;
  };

const isFilled = <F extends Fields>(read: Read<F>): read is Read<F> & Filled<F> =>
  Object.values(read).every((value) => value !== undefined);

/**
 * Removes the fields that are undefined or have their default, for a short address. Names without a parser stay.
 * @example
 * ```ts
 * withoutDefaults({ page: withDefault(wholeNumber(1, 9), 1) }, { page: 1, answer: '26' }) // => { answer: '26' }
 * ```
 */
export function withoutDefaults<State extends object>(fields: Fields, state: State): State {
  const named = { ...state };
  for (const [name, value] of Object.entries(state)) {
    const usual = Object.hasOwn(fields, name) ? fields[name]?.(undefined) : undefined;
    if (value === undefined || (usual !== undefined && String(value) === String(usual))) {
      Reflect.deleteProperty(named, name);
    }
  }
  return named;
}

export function fromJson<T>(parse: Parse<T>, json: string | null): T | undefined {
  try {
    return parse(JSON.parse(json ?? ''));
  } catch {
    return undefined;
  }
}
