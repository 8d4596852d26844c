import type { ReactNode } from 'react';

interface CardFactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function CardFact({ name, isWide = false, children }: CardFactProps) {
  return (
    <div className="flex gap-x-3">
      <dt className={`flex-none text-muted ${isWide ? 'min-w-28' : 'w-20'}`}>{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
