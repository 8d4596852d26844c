import type { ReactNode } from 'react';

interface DropZoneProps {
  /** True while a file is dragged over the page. */
  readonly isOver: boolean;
  readonly children: ReactNode;
}

const AREA = 'grid justify-items-center gap-3 rounded-(--radius) border border-dashed px-4 py-8';

/** An area that shows where a file can be dropped or chosen. */
export function DropZone({ isOver, children }: DropZoneProps) {
  return (
    <div className={`${AREA} ${isOver ? 'border-accent bg-selected' : 'border-control-line'}`}>
      {children}
    </div>
  );
}
