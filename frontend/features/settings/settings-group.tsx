import { type ReactNode, useId } from 'react';

interface SettingsGroupProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** A group of settings under a title. */
export function SettingsGroup({ title, about, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <fieldset className="settings-group" aria-describedby={about && id}>
      <legend>{title}</legend>
      <div>
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
