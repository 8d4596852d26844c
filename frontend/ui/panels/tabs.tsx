import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Boundary } from '../pages/boundary.tsx';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  /** Null if no tab is selected. Then the Tab key reaches the first one. */
  readonly selected: Id | null;
  readonly onSelect: (id: Id) => void;
  readonly children: ReactNode;
}

/** With forced colours a transparent border would be visible on every tab, so it gets the colour of the background. */
const TAB =
  'mb-[-1px] min-h-11 cursor-pointer border-b-2 border-transparent px-0.5 text-ui text-muted hover:text-ink aria-selected:border-accent aria-selected:text-ink forced-colors:mb-0 forced-colors:border-[canvas] forced-colors:aria-selected:border-[highlight]';

/**
 * Tabs as the ARIA guide describes them: the Tab key reaches only the selected tab; the arrow keys, Home and End
 * move the focus and select.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const reached = selected ?? tabs[0]?.id;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === reached);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    onSelect(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-4 border-b border-line"
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={id === reached ? 0 : -1}
            className={TAB}
            onClick={() => onSelect(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${reached}`}>
        <Boundary>{children}</Boundary>
      </div>
    </div>
  );
}
