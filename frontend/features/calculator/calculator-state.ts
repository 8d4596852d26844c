import { STANDARD_AND_ORDINAL } from '../../../domain/explorer-query.ts';
import {
  type GematriaOptions,
  type GematriaScript,
  METHOD_IDS,
  type MethodId,
  type MiluiSpelling,
} from '../../../domain/gematria/method-types.ts';
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

/** The same in the address, as plain strings; defaults and what is empty are left out. */
export type CalculatorSearch = Readonly<Partial<Record<SearchKey, string | undefined>>>;

type SearchKey = 'script' | 'word' | 'text' | 'about' | 'with' | 'method' | 'iotaSubscript' | 'milui';

/** Longest text that the calculators take, in UTF-16 units: as long as the library's own call (MAX_TEXT). */
export const LONGEST_TEXT = 20_000;

const SPELLINGS: readonly MiluiSpelling[] = ['standard', 'av', 'sag', 'mah', 'ben'];

export const defaultMethod = (script: GematriaScript): MethodId => STANDARD_AND_ORDINAL[script][0];

const isEmpty = (text: string): boolean => text.trim() === '';

const isMethodOf = (script: GematriaScript, id: string | undefined): id is MethodId =>
  METHOD_IDS.some((one) => one === id) && methodScript(id as MethodId) === script;

/** Reads the address; what it does not know counts as left out. */
export function readCalculator(search: CalculatorSearch): CalculatorState {
  const script = search.script === 'greek' ? 'greek' : 'hebrew';
  const word = (search.word ?? '').slice(0, LONGEST_TEXT);
  const text = (search.text ?? '').slice(0, LONGEST_TEXT);
  const spelling = SPELLINGS.find((one) => one === search.milui);
  return {
    script,
    word,
    text,
    about: isEmpty(word) || (search.about === 'text' && !isEmpty(text)) ? 'text' : 'word',
    other: (search.with ?? '').slice(0, LONGEST_TEXT),
    method: isMethodOf(script, search.method) ? search.method : defaultMethod(script),
    options: {
      ...(search.iotaSubscript === 'counted' ? { iotaSubscript: 'counted' } : {}),
      ...(spelling === undefined || spelling === 'standard' ? {} : { milui: spelling }),
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

/** Writes the address; a text that is too long for it stays out. */
export function writeCalculator(state: CalculatorState): CalculatorSearch {
  const { script, method, options } = state;
  const { word, text, other } = textsThatFit(state);
  const isTextOfBoth = state.about === 'text' && word !== '' && text !== '';
  return {
    script: script === 'hebrew' ? undefined : script,
    word: word || undefined,
    text: text || undefined,
    about: isTextOfBoth ? 'text' : undefined,
    with: other || undefined,
    method: method === defaultMethod(script) ? undefined : method,
    iotaSubscript: options.iotaSubscript === 'counted' ? 'counted' : undefined,
    milui: options.milui === 'standard' ? undefined : options.milui,
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
