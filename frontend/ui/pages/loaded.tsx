import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBox } from './error-box.tsx';

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly pending: ReactNode;
  readonly failed?: string;
  readonly children: (data: Data) => ReactNode;
}

export function Loaded<Data>({
  query: { data, error, refetch },
  pending,
  failed,
  children,
}: LoadedProps<Data>) {
  return (
    <>
      {error !== null && (
        <ErrorBox
          message={failed ?? error.message}
          detail={failed === undefined ? undefined : error.message}
          retry={() => void refetch()}
        />
      )}
      {data !== undefined && children(data)}
      {data === undefined && error === null && pending}
    </>
  );
}
