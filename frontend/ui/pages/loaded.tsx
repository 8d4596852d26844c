import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
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
      {data !== undefined && (
        <Boundary>
          <Drawn data={data} draw={children} />
        </Boundary>
      )}
      {data === undefined && error === null && pending}
    </>
  );
}

interface DrawnProps<Data> {
  readonly data: Data;
  readonly draw: (data: Data) => ReactNode;
}

/** Draws the data inside the boundary, which catches only what its components throw. */
const Drawn = <Data,>({ data, draw }: DrawnProps<Data>) => draw(data);
