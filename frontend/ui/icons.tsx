/** Line icons of 20 units, in the colour of their text; what they mean stands in the label of their control. */
function Icon({ d }: { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}

/** A row of sliders: how things are set. */
export const SettingsIcon = () => (
  <Icon d="M3 6h7m4 0h3M3 14h3m4 0h7M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />
);

export const HelpIcon = () => (
  <Icon d="M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM7.8 8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5m0 2.6v.01" />
);

export const SearchIcon = () => <Icon d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l4 4" />;

export const MenuIcon = () => <Icon d="M3 5.5h14M3 10h14M3 14.5h14" />;
