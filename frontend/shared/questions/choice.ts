import type { QueryClient } from '@tanstack/react-query';
import type { Unit } from '../../addresses/search-address.ts';

export interface Choice {
  readonly label: string;
  /** More about the choice, for example that its chapter and verse are those of the Hebrew numbering. */
  readonly detail: string | null;
  readonly href: string;
  /** What to count for this choice: the verses, words or phrases with a value. */
  readonly count?: { readonly value: number; readonly unit: Unit };
  /** The answer in brief, which takes the place of the detail. Null if there is none. */
  readonly figure?: (queryClient: QueryClient) => Promise<string | null>;
  /** The heading above this choice and the next ones with the same group. */
  readonly group?: string;
  readonly run?: () => void;
}
