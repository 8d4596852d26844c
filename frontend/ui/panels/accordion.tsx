import type { ReactNode } from 'react';

interface AccordionProps {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly className?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

const SUMMARY =
  'flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 text-ui font-medium after:me-1 after:mb-1 after:size-[0.4375rem] after:rotate-45 after:border-r-[1.5px] after:border-b-[1.5px] after:border-muted [&::-webkit-details-marker]:hidden [[open]>&]:after:mt-1 [[open]>&]:after:mb-0 [[open]>&]:after:rotate-225';

export function Accordion({ title, open = false, className = '', onToggle, children }: AccordionProps) {
  return (
    <details
      open={open}
      className={className}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={SUMMARY}>{title}</summary>
      {children}
    </details>
  );
}
