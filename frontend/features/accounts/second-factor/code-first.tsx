import type { ReactNode } from 'react';
import { needsCode } from '../../../api/api-error.ts';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import type { ConfirmCodeProps } from './confirm-code.tsx';

const CONFIRM_CODE = lazyPart(() => import('../lazy.ts'), 'ConfirmCode');

interface CodeFirstProps extends ConfirmCodeProps {
  readonly error: Error | null;
  readonly children: ReactNode;
}

/**
 * The buttons of a dialog that deletes something. If the server refused the deletion because it first needs a code
 * from the second factor, a field for the code replaces the buttons. `onConfirmed` repeats the deletion.
 */
export function CodeFirst({ error, children, ...confirm }: CodeFirstProps) {
  if (!needsCode(error)) return children;
  return <LazyPart part={CONFIRM_CODE} props={confirm} pending={<span className="skeleton h-44 w-full" />} />;
}
