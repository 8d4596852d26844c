import {
  GREEK_METHOD_IDS,
  type GreekMethodId,
  type GreekState,
} from '../../addresses/greek-gematria-address.ts';
import { MAX_TEXT_IN_ADDRESS } from '../calculator/index.ts';

export type GreekView = GreekState['view'];

export type GreekQuestion = Pick<GreekState, 'text' | 'methods'>;

export const inPageOrder = (methods: readonly GreekMethodId[]): readonly GreekMethodId[] =>
  GREEK_METHOD_IDS.filter((id) => methods.includes(id));

export const forAddress = (state: GreekState): GreekState => ({
  ...state,
  text: state.text.length > MAX_TEXT_IN_ADDRESS ? '' : state.text,
});
