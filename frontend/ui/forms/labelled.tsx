import type { ReactNode } from 'react';

interface LabelledProps {
  readonly label: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Labelled({ label, className = '', children }: LabelledProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
    <label className={`grid min-w-0 gap-1 text-ui ${className}`}>
      <span className="text-meta text-muted">{label}</span>
      {children}
    </label>
  );
}
