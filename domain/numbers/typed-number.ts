export type TypedNumber =
  | { readonly ok: true; readonly value: number }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'small' | 'large' | 'fraction' | 'mixed' | 'none';
    };

/** Digits, plain or in groups of three: `1773`, `1,773`, `1 773`, `1’773`. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[,’' \u00A0\u2009\u202F]\d{3})+)$/u;
const BETWEEN = /[,’' \u00A0\u2009\u202F]/gu;

/**
 * Reads a typed whole number from 1 to `max`. The app writes 1,773 and understands what it writes; a space or an
 * apostrophe between the groups is understood too.
 *
 * @example
 * ```ts
 * readTypedNumber(' 1,773 ', 10_000) // => { ok: true, value: 1773 }
 * readTypedNumber('0', 10_000) // => { ok: false, reason: 'small' }
 * readTypedNumber('−5', 10_000) // => { ok: false, reason: 'small' }
 * readTypedNumber('12abc', 10_000) // => { ok: false, reason: 'mixed' }
 * readTypedNumber('1,77', 10_000) // => { ok: false, reason: 'mixed' }
 * readTypedNumber('2.5', 10_000) // => { ok: false, reason: 'fraction' }
 * readTypedNumber('10,001', 10_000) // => { ok: false, reason: 'large' }
 * ```
 */
export function readTypedNumber(typed: string, max: number): TypedNumber {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'empty' };
  const [, minus = '', digits = ''] = /^([-−–]?)\s*(.*)$/su.exec(text) ?? [];
  if (WHOLE.test(digits)) {
    const value = Number(digits.replace(BETWEEN, ''));
    if (minus !== '' || value === 0) return { ok: false, reason: 'small' };
    return value > max ? { ok: false, reason: 'large' } : { ok: true, value };
  }
  if (/^\d+\.\d+$/u.test(digits)) return { ok: false, reason: 'fraction' };
  return { ok: false, reason: /\d/u.test(text) ? 'mixed' : 'none' };
}

/**
 * A text without the separators of its number, if it is one number in groups of three. Any other text stays as it is.
 *
 * @example
 * ```ts
 * withoutSeparators('1,773') // => '1773'
 * withoutSeparators('prime') // => 'prime'
 * ```
 */
export const withoutSeparators = (text: string): string =>
  WHOLE.test(text) ? text.replace(BETWEEN, '') : text;
