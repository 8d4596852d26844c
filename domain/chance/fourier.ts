/**
 * The discrete Fourier transform of complex numbers, in place. The number of numbers is a power of two.
 * Source of the algorithm: Cooley and Tukey, Mathematics of Computation 19 (1965).
 *
 * @example
 * ```ts
 * const re = Float64Array.of(1, 2, 3, 4)
 * const im = new Float64Array(4)
 * transform(re, im)
 * [...re].map(Math.round).join() // => '10,-2,-2,-2'
 * [...im].map(Math.round).join() // => '0,2,0,-2'
 * ```
 */
export function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  for (let at = 1, mirrored = 0; at < size; at++) {
    let bit = size >> 1;
    for (; (mirrored & bit) !== 0; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (at < mirrored) {
      swap(re, at, mirrored);
      swap(im, at, mirrored);
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let step = 0; step < half; step++) {
      const angle = (-Math.PI * step) / half;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      for (let low = step; low < size; low += 2 * half) {
        const high = low + half;
        const real = (re[high] as number) * cosine - (im[high] as number) * sine;
        const imaginary = (re[high] as number) * sine + (im[high] as number) * cosine;
        re[high] = (re[low] as number) - real;
        im[high] = (im[low] as number) - imaginary;
        re[low] = (re[low] as number) + real;
        im[low] = (im[low] as number) + imaginary;
      }
    }
  }
}

/** Undoes {@link transform}, in place. */
export function inverseTransform(re: Float64Array, im: Float64Array): void {
  transform(im, re);
  for (let at = 0; at < re.length; at++) {
    re[at] = (re[at] as number) / re.length;
    im[at] = (im[at] as number) / im.length;
  }
}

/** A complex number. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

/**
 * The sum of `coefficients[k] × zᵏ` for k from 1 to `degree`.
 *
 * @example
 * ```ts
 * powerSeries(Float64Array.of(0, 3, 1), 2, { re: 0, im: 1 }) // => { re: -1, im: 3 }
 * ```
 */
export function powerSeries(coefficients: Float64Array, degree: number, z: Complex): Complex {
  let re = 0;
  let im = 0;
  for (let power = degree; power > 0; power--) {
    const real = re + (coefficients[power] as number);
    re = real * z.re - im * z.im;
    im = real * z.im + im * z.re;
  }
  return { re, im };
}

function swap(numbers: Float64Array, one: number, other: number): void {
  const kept = numbers[one] as number;
  numbers[one] = numbers[other] as number;
  numbers[other] = kept;
}
