import type { ComponentProps } from 'react';
import { Labelled } from '../../ui/forms/labelled.tsx';

interface WrappedSelectProps extends ComponentProps<'select'> {
  readonly label: string;
  /** The name of what is chosen. */
  readonly shown: string;
}

const SHOWN =
  'select pointer-events-none absolute inset-x-0 bottom-0 ms-[5px] flex items-center border-0 bg-transparent pe-6 leading-tight';

/**
 * A select that shows the whole name of what is chosen. A select cannot wrap its text, and some names are longer than the
 * sidebar is wide. So another element covers the text of the select.
 */
export function WrappedSelect({ label, shown, ...select }: WrappedSelectProps) {
  return (
    <div className="relative">
      <Labelled label={label}>
        <select
          className="select w-full [-webkit-text-fill-color:transparent] *:[-webkit-text-fill-color:currentcolor]"
          {...select}
        />
      </Labelled>
      <span className={SHOWN} aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
