import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { LONGEST_IN_ADDRESS } from '../calculator/index.ts';

/** The four methods of the Greek pages, with the names that these pages use. */
export const GREEK_FOUR = [
  { id: 'GREEK_STANDARD', name: 'Standard Greek' },
  { id: 'GREEK_ORDINAL', name: 'Ordinal Greek' },
  { id: 'GREEK_ISOPSEPHY', name: 'Isopsephy' },
  { id: 'GREEK_MILLESIAN', name: 'Millesian' },
] as const satisfies readonly { id: MethodId; name: string }[];

export type GreekMethodId = (typeof GREEK_FOUR)[number]['id'];

/** Every method is on until one is taken away. */
export const ALL_FOUR: readonly GreekMethodId[] = GREEK_FOUR.map(({ id }) => id);

/** What was asked of the calculator. */
export interface GreekQuestion {
  readonly text: string;
  readonly methods: readonly GreekMethodId[];
}

export type GreekTab = 'calculator' | 'verses';
export type GreekView = 'input' | 'results';

export interface GreekState extends GreekQuestion {
  readonly tab: GreekTab;
  readonly view: GreekView;
}

/** The same in the address, as plain strings; defaults and what is empty are left out. */
export type GreekSearch = Readonly<Partial<Record<'tab' | 'view' | 'text' | 'methods', string | undefined>>>;

/** Reads the address; what it does not know counts as left out. */
export function readGreek(search: GreekSearch): GreekState {
  const named = new Set(search.methods?.split(',') ?? []);
  const methods = ALL_FOUR.filter((id) => named.has(id));
  return {
    tab: search.tab === 'verses' ? 'verses' : 'calculator',
    view: search.view === 'results' ? 'results' : 'input',
    text: search.text ?? '',
    methods: methods.length === 0 ? ALL_FOUR : methods,
  };
}

/** Writes the address; a text that is too long for it stays out. */
export function writeGreek({ tab, view, text, methods }: GreekState): GreekSearch {
  return {
    tab: tab === 'verses' ? tab : undefined,
    view: view === 'results' ? view : undefined,
    text: text === '' || text.length > LONGEST_IN_ADDRESS ? undefined : text,
    methods: methods.length === ALL_FOUR.length ? undefined : methods.join(','),
  };
}

/** The name of a method on these pages. */
export const greekMethodName = (id: string): string =>
  GREEK_FOUR.find((method) => method.id === id)?.name ?? id;
