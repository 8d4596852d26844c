export { numberFacts, primeFactors, superscript } from './number-facts.ts';
export { type Figure, figuresOf, pointsOf } from './number-figures.ts';
export { isQuick, type NumberProperty, parseNumberProperty, propertyTest } from './number-property.ts';
export { greekNumeralOf, hebrewNumeralOf } from './numerals.ts';
export { rangeAround } from './range-around.ts';
export { readTypedNumber, withoutSeparators } from './typed-number.ts';
