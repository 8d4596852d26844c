/**
 * Stands in for `@tanstack/react-router` where the Worker draws a page: the few parts that a first screen uses. A page is
 * drawn once and has no events, so a link is an address and nothing else can lead anywhere. The router itself would
 * take longer than all of the drawing.
 */
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { type Fields, withoutDefaults } from '../../domain/basics/index.ts';
import { EXPLORER_SEARCH } from '../addresses/explorer-address.ts';
import { SEARCH } from '../addresses/search-address.ts';
import { stringifyPlainSearch } from '../addresses/search-params.ts';
import { useAddress } from './address.ts';

/** The search parameters whose defaults a link leaves out, by the beginning of the path. */
const FIELDS: readonly (readonly [path: string, Fields])[] = [
  ['/explorer/', EXPLORER_SEARCH],
  ['/search', SEARCH],
];

type SearchOf = object | true | ((search: object) => object);

interface LinkProps extends ComponentProps<'a'> {
  readonly to?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: SearchOf;
  readonly activeOptions?: { readonly exact?: boolean };
}

/** What the router's links have besides these, and an element has not. */
const ROUTER_ONLY = new Set([
  'preload',
  'replace',
  'resetScroll',
  'hashScrollIntoView',
  'state',
  'activeProps',
]);

function searchText(path: string, search: SearchOf | undefined, here: object): string {
  const given = typeof search === 'function' ? search(here) : search === true ? here : (search ?? {});
  const fields = FIELDS.find(([start]) => path.startsWith(start))?.[1] ?? {};
  return stringifyPlainSearch(withoutDefaults(fields, given) as Record<string, unknown>);
}

export function Link({
  to = '.',
  params = {},
  search,
  hash,
  activeOptions,
  ...rest
}: LinkProps & { hash?: string }) {
  const { pathname, search: here } = useAddress();
  const path =
    to === '.'
      ? pathname
      : to.replace(/\$(\w+)/gu, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const isActive =
    pathname === path || (activeOptions?.exact !== true && path !== '/' && pathname.startsWith(`${path}/`));
  const own = Object.fromEntries(Object.entries(rest).filter(([name]) => !ROUTER_ONLY.has(name)));
  return (
    <a
      {...own}
      href={path + searchText(path, search, here) + (hash ? `#${hash}` : '')}
      {...(isActive && {
        'data-status': 'active',
        'aria-current': 'page',
        className: [rest.className, 'active'].join(' ').trim(),
      })}
    />
  );
}

const Inside = createContext<ReactNode>(null);
/** Shows `children` where the component in it has its `Outlet`. */
export const WithOutlet = Inside.Provider;
export const Outlet = () => useContext(Inside);

interface Select<State> {
  readonly select?: (state: State) => unknown;
}
const chosen = <State,>(state: State, { select }: Select<State> = {}) =>
  select === undefined ? state : select(state);

export const useSearch = (options?: Select<object>) => chosen(useAddress().search, options);
export const useParams = (options?: Select<object>) => chosen(useAddress().params, options);
export const useRouteContext = () => useAddress().context;
export const useMatch = (options?: Select<object>) => chosen<object>(useAddress(), options);

function useHere() {
  const { pathname, search, searchText, hash } = useAddress();
  return { pathname, search, searchStr: searchText, href: pathname + searchText, hash, state: {} };
}
export const useLocation = (options?: Select<ReturnType<typeof useHere>>) => chosen(useHere(), options);
export const useRouterState = (options?: Select<object>) =>
  chosen<object>({ location: useHere(), matches: [] }, options);

const nothing = () => undefined;
export const useNavigate = () => nothing;
export const useRouter = () => undefined;
export const CatchBoundary = ({ children }: { readonly children: ReactNode }) => children;
