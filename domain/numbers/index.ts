export { numberFacts, primeFactors, superscript } from './number-facts.ts';
export { type Figure, figuresOf, type Point, pointsOf } from './number-figures.ts';
export { greekNumeralOf, hebrewNumeralOf } from './numerals.ts';
export { readTypedNumber, type TypedNumber, withoutSeparators } from './typed-number.ts';
