import { ordinal } from './ordinal.ts';

export const numberFactsText = {
  prime: 'prime',
  square: (root: number) => `${root} squared`,
  cube: (root: number) => `${root} cubed`,
  triangle: (place: number) => `${ordinal(place)} triangular number`,
  star: (place: number) => `${ordinal(place)} star number`,
  ofTheName: (product: string) => `${product}, a multiple of the value of the Name`,
} as const;
