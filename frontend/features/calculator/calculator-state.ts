import { STANDARD_AND_ORDINAL } from '../../../domain/explorer-query.ts';
import type { GematriaOptions, GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import type { CalculatorSearch } from '../../addresses/calculator.ts';
import { methodScript } from '../../shared/methods.ts';
import { LONGEST_IN_ADDRESS } from './text-lengths.ts';

/** Which of the two cards the page works out. */
export type Card = 'word' | 'text';

/** What is computed: all that a link must hold to show it again. */
export interface CalculatorState {
  readonly script: GematriaScript;
  readonly word: string;
  readonly text: string;
  /** The card that was written in last, where both hold something. */
  readonly about: Card;
  /** The text that it is compared with; '' for none. */
  readonly other: string;
  readonly method: MethodId;
  readonly options: GematriaOptions;
}

export const defaultMethod = (script: GematriaScript): MethodId => STANDARD_AND_ORDINAL[script][0];

const isEmpty = (text: string): boolean => text.trim() === '';

/** What an address asks for; a method of the other script counts as left out. */
export function readCalculator(search: CalculatorSearch): CalculatorState {
  const { script, word, text, about, method, iotaSubscript, milui } = search;
  return {
    script,
    word,
    text,
    about: isEmpty(word) || (about === 'text' && !isEmpty(text)) ? 'text' : 'word',
    other: search.with,
    method: method !== undefined && methodScript(method) === script ? method : defaultMethod(script),
    options: {
      ...(iotaSubscript === 'ignored' ? {} : { iotaSubscript }),
      ...(milui === 'standard' ? {} : { milui }),
    },
  };
}

/** The texts that an address holds, first come first in: together they may not be longer than it takes. */
function textsThatFit({ word, text, other }: CalculatorState): { word: string; text: string; other: string } {
  let room = LONGEST_IN_ADDRESS;
  const fitting = (one: string): string => {
    if (isEmpty(one) || one.length > room) return '';
    room -= one.length;
    return one;
  };
  return { word: fitting(word), text: fitting(text), other: fitting(other) };
}

/** What the address holds of it: a text that is too long stays out. */
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
    iotaSubscript: options.iotaSubscript ?? 'ignored',
    milui: options.milui ?? 'standard',
  };
}

/** The text that is worked out. */
export const subjectOf = ({ about, word, text }: CalculatorState): string => (about === 'word' ? word : text);

/** Whether the address holds all that is computed, so that a link to it shows the same. */
export function isInAddress(state: CalculatorState): boolean {
  const fits = textsThatFit(state);
  return (
    (isEmpty(subjectOf(state)) || fits[state.about] !== '') && (isEmpty(state.other) || fits.other !== '')
  );
}
