import { queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBox } from './error-box.tsx';

type Part<P extends object> = UseQueryOptions<ComponentType<P>, Error, ComponentType<P>, string[]>;

/** A component whose script is fetched when it is first needed, or before with `prefetchQuery`. */
export const lazyPart = <P extends object>(name: string, load: () => Promise<ComponentType<P>>): Part<P> =>
  queryOptions({ queryKey: ['part', name], queryFn: load });

interface LazyPartProps<P extends object> {
  readonly part: Part<P>;
  readonly props: P;
  /** What stands there until the script has come. */
  readonly pending: ReactNode;
}

/** Shows such a component. Where its script does not come, as without a connection, only this part of the page says so. */
export function LazyPart<P extends object>({ part, props, pending }: LazyPartProps<P>) {
  const { data: Component, error, refetch } = useQuery(part);
  if (Component !== undefined) return <Component {...props} />;
  if (error === null) return pending;
  return (
    <ErrorBox
      message="This part of the page did not load. Check the connection and try again."
      retry={() => void refetch()}
    />
  );
}
