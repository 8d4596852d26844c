import {
  GREEK_METHOD_IDS,
  type GreekMethodId,
  type GreekState,
} from '../../addresses/greek-gematria-address.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';

export type GreekView = GreekState['view'];

/** The text and methods of a calculation. */
export type GreekQuestion = Pick<GreekState, 'text' | 'methods'>;

/** The methods in the order of the page. */
export const inPageOrder = (methods: readonly GreekMethodId[]): readonly GreekMethodId[] =>
  GREEK_METHOD_IDS.filter((id) => methods.includes(id));

/** The search parameters of the state. A text that is too long for the address is replaced by ''. */
export const forAddress = (state: GreekState): GreekState => ({
  ...state,
  text: state.text.length > MAX_TEXT_IN_ADDRESS ? '' : state.text,
});
