import { CatchBoundary, type ErrorComponentProps, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorsText } from '../../text/site/errors-text.ts';
import { ErrorBox } from './error-box.tsx';
import { useRouteRetry } from './use-route-retry.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  /** For a part without a place on the page, such as a dialog: nothing is shown in its place, and this is called. */
  readonly onFail?: (() => void) | undefined;
}

/**
 * The boundary of one card or panel. If something in it cannot be drawn, for example because an answer has another
 * shape than expected, only this part says so, with a button that loads it again. Another page is drawn anew.
 */
export function Boundary({ children, onFail }: BoundaryProps) {
  const matches = useRouterState({ select: (state) => state.matches });
  return (
    <CatchBoundary
      getResetKey={() => matches}
      errorComponent={onFail ? () => null : PartNotShown}
      onCatch={() => onFail?.()}
    >
      {children}
    </CatchBoundary>
  );
}

const PartNotShown = (props: ErrorComponentProps) => (
  <div className="mt-3">
    <ErrorBox message={`${errorsText.partNotLoaded}.`} retry={useRouteRetry(props)} />
  </div>
);
