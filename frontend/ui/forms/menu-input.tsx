import type { ComponentProps, ReactNode } from 'react';

interface MenuGroupProps {
  readonly name: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Lines of a menu that belong together, with their name above them. */
export function MenuGroup({ name, className, children }: MenuGroupProps) {
  return (
    <fieldset className={className}>
      <legend className="px-3.5 pt-1 text-meta text-muted">{name}</legend>
      {children}
    </fieldset>
  );
}

interface MenuInputProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** A line of a menu with a checkbox or a radio button. */
export function MenuInput({ label, className = '', ...input }: MenuInputProps) {
  return (
    <label className={`control w-full justify-between has-disabled:text-muted ${className}`}>
      {label}
      <input className="size-4.5 accent-accent" {...input} />
    </label>
  );
}
