import type { ReactNode } from 'react';

interface DropZoneProps {
  readonly isOver: boolean;
  readonly children: ReactNode;
}

const AREA = 'grid justify-items-center gap-3 rounded-(--radius) border border-dashed px-4 py-8';

export function DropZone({ isOver, children }: DropZoneProps) {
  return (
    <div className={`${AREA} ${isOver ? 'border-accent bg-selected' : 'border-control-line'}`}>
      {children}
    </div>
  );
}
