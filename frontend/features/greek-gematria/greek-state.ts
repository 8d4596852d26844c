import { ALL_FOUR, type GreekMethodId, type GreekState } from '../../addresses/greek-gematria.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';

/** The four methods of the Greek pages, with the names that these pages use. */
export const GREEK_FOUR = [
  { id: 'GREEK_STANDARD', name: 'Standard Greek' },
  { id: 'GREEK_ORDINAL', name: 'Ordinal Greek' },
  { id: 'GREEK_ISOPSEPHY', name: 'Isopsephy' },
  { id: 'GREEK_MILLESIAN', name: 'Millesian' },
] as const satisfies readonly { id: GreekMethodId; name: string }[];

export type GreekView = GreekState['view'];

/** What was asked of the calculator. */
export type GreekQuestion = Pick<GreekState, 'text' | 'methods'>;

/** The methods in the order of the page. */
export const inPageOrder = (methods: readonly GreekMethodId[]): readonly GreekMethodId[] =>
  ALL_FOUR.filter((id) => methods.includes(id));

/** What the address holds of it: a text that is too long stays out. */
export const forAddress = (state: GreekState): GreekState => ({
  ...state,
  text: state.text.length > MAX_TEXT_IN_ADDRESS ? '' : state.text,
});

/** The name of a method on these pages. */
export const greekMethodName = (id: string): string =>
  GREEK_FOUR.find((method) => method.id === id)?.name ?? id;
