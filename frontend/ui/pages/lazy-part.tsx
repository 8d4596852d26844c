import { queryOptions, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { errorsText } from '../../text/site/errors-text.ts';
import { toast } from '../panels/toast.tsx';
import { Boundary } from './boundary.tsx';
import { ErrorBox } from './error-box.tsx';

type Part<P extends object> = UseQueryOptions<ComponentType<P>, Error, ComponentType<P>, string[]>;

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : never;

/**
 * The component that a module exports under this name. Its script loads when it is first needed, or earlier with
 * `usePreload`.
 */
export const lazyPart = <Name extends string, M extends Record<Name, ComponentType<PropsOf<M[Name]>>>>(
  load: () => Promise<M>,
  name: Name,
): Part<PropsOf<M[Name]>> =>
  queryOptions({
    queryKey: ['part', name],
    queryFn: async (): Promise<ComponentType<PropsOf<M[Name]>>> => (await load())[name],
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Returns a function that starts to load the script of a part. If loading fails, it is tried again when the part is
 * needed.
 */
export function usePreload<P extends object>(part: Part<P>): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.prefetchQuery(part);
}

/** Tells the reader that a script could not be loaded. */
export const tellNotLoaded = (): void =>
  toast({
    title: errorsText.partNotLoaded,
    description: errorsText.reloadPage,
    destructive: true,
  });

interface LazyPartProps<P extends object> {
  readonly part: Part<P>;
  readonly props: P;
  readonly pending?: ReactNode;
  /**
   * For a part without a place on the page, such as a dialog: a toast reports the failure, and this callback removes
   * the part.
   */
  readonly onFail?: () => void;
}

/**
 * Shows the component of a `lazyPart`. If its script fails to load, without a connection or after a new
 * deployment, or if it cannot be drawn, only this part of the page says so, with a button that loads it again. Browsers
 * such as Chromium 150 remember a failed script until the page is reloaded, so the button may reload the page.
 */
export function LazyPart<P extends object>({ part, props, pending = null, onFail }: LazyPartProps<P>) {
  const { data: Component, error, refetch } = useQuery(part);
  const hasFailed = error !== null;
  const fail = () => {
    if (onFail === undefined) return;
    tellNotLoaded();
    onFail();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is reported once, not after every render.
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  if (Component !== undefined)
    return (
      <Boundary onFail={onFail && fail}>
        <Component {...props} />
      </Boundary>
    );
  if (!hasFailed || onFail !== undefined) return pending;
  return (
    <ErrorBox
      message={`${errorsText.partNotLoaded}. ${errorsText.checkConnection}`}
      retry={() => void refetch().then(({ isError }) => (isError ? reloadIfReachable() : undefined))}
    />
  );
}

/** Reloads the page. Without a connection the page stays, because the browser would show its own error page instead. */
const reloadIfReachable = (): Promise<void> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
