import type { ComponentProps } from 'react';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** True if a press does nothing now. The button is not `disabled`, because then it would lose the focus. */
  readonly isOff?: boolean;
}

/** A button that does something on this page. It has a border unless `className` says how it looks. */
export function Button({ className = 'control-lined', isOff, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={`control ${className}`}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      {...props}
    />
  );
}
