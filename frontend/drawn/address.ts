import { createContext, useContext } from 'react';

/** The address of the page that is drawn, as the router would read it. */
export interface DrawnAddress {
  readonly pathname: string;
  readonly searchText: string;
  /** Without its `#`. */
  readonly hash: string;
  /** The search parameters of the page's route. */
  readonly search: object;
  readonly params: Readonly<Record<string, string>>;
  /** What the route's `beforeLoad` gives, such as the place. */
  readonly context: object;
}

const NOWHERE: DrawnAddress = {
  pathname: '/',
  searchText: '',
  hash: '',
  search: {},
  params: {},
  context: {},
};

export const Address = createContext(NOWHERE);
export const useAddress = (): DrawnAddress => useContext(Address);
