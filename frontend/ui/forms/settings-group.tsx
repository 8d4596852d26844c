import { type ReactNode, useId } from 'react';

interface SettingsGroupProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

export function SettingsGroup({ title, about, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <fieldset className="border-t border-line pt-4 first:border-0 first:pt-0" aria-describedby={about && id}>
      <legend className="float-start mb-1 w-full text-ui font-semibold">{title}</legend>
      <div className="clear-both">
        {about !== undefined && (
          <p id={id} className="mb-2 text-meta text-muted">
            {about}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  );
}
