import { STANDARD_AND_ORDINAL } from '../../../domain/addresses/index.ts';
import type { Read } from '../../../domain/basics/index.ts';
import type { GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import type { CalculatorSearch, OPTIONS } from '../../addresses/calculator-address.ts';
import { methodScript } from '../../shared/methods/methods.ts';
import { MAX_TEXT_IN_ADDRESS } from './text-lengths.ts';

export type Card = 'word' | 'text';

export interface CalculatorState {
  readonly script: GematriaScript;
  readonly word: string;
  readonly text: string;
  /** The card of the calculator whose text the results are about: the one that was edited last, if both have text. */
  readonly about: Card;
  readonly other: string;
  readonly method: MethodId;
  readonly options: Read<typeof OPTIONS>;
}

export const defaultMethod = (script: GematriaScript): MethodId => STANDARD_AND_ORDINAL[script][0];

const isEmpty = (text: string): boolean => text.trim() === '';

export function readCalculator(search: CalculatorSearch): CalculatorState {
  const { script, word, text, about, method, iotaSubscript, milui, tav, one } = search;
  return {
    script,
    word,
    text,
    about: isEmpty(word) || (about === 'text' && !isEmpty(text)) ? 'text' : 'word',
    other: search.with,
    method: method !== undefined && methodScript(method) === script ? method : defaultMethod(script),
    options: { iotaSubscript, milui, tav, one },
  };
}

/**
 * The texts of the calculator that fit into an address. A text that does not fit after the texts before it becomes
 * empty.
 */
function textsThatFit({ word, text, other }: CalculatorState): { word: string; text: string; other: string } {
  let room = MAX_TEXT_IN_ADDRESS;
  const fitting = (one: string): string => {
    if (isEmpty(one) || one.length > room) return '';
    room -= one.length;
    return one;
  };
  return { word: fitting(word), text: fitting(text), other: fitting(other) };
}

export function writeCalculator(state: CalculatorState): CalculatorSearch {
  const { script, method, options } = state;
  const { word, text, other } = textsThatFit(state);
  return {
    script,
    word,
    text,
    about: state.about === 'text' && word !== '' && text !== '' ? 'text' : 'word',
    with: other,
    method: method === defaultMethod(script) ? undefined : method,
    ...options,
  };
}

export const subjectOf = ({ about, word, text }: CalculatorState): string => (about === 'word' ? word : text);

/** True if the address contains all texts of the results, so that a link shows the same results. */
export function isInAddress(state: CalculatorState): boolean {
  const fits = textsThatFit(state);
  return (
    (isEmpty(subjectOf(state)) || fits[state.about] !== '') && (isEmpty(state.other) || fits.other !== '')
  );
}
