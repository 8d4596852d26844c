import type { ReactNode } from 'react';

interface CheckLabelProps {
  readonly className?: string;
  readonly children: ReactNode;
}

const LABEL =
  'flex cursor-pointer items-center gap-2.5 text-ui leading-[1.3] [&>input]:size-4.5 [&>input]:flex-none [&>input]:accent-accent';

export function CheckLabel({ className = 'min-h-8', children }: CheckLabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label className={`${LABEL} ${className}`}>{children}</label>
  );
}
