import type { ReactNode } from 'react';

interface SettingsGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings of one kind under their name. */
export function SettingsGroup({ title, children }: SettingsGroupProps) {
  return (
    <fieldset className="settings-group">
      <legend>{title}</legend>
      <div>{children}</div>
    </fieldset>
  );
}
