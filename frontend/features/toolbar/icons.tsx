const PATHS = {
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  down: 'm4 6.5 4 4 4-4',
  list: 'M3 4h10M3 8h10M3 12h6',
  chapter:
    'M8 4.5C6.5 3.4 4.7 3 2.5 3v9.5c2.2 0 4 .4 5.5 1.5 1.5-1.1 3.3-1.5 5.5-1.5V3C11.3 3 9.5 3.4 8 4.5Zm0 0V14',
  copy: 'M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3Z',
  export: 'M8 2.5v7.5M5 7l3 3 3-3M3 13h10',
  print: 'M4.5 6V2.5h7V6M4.5 11.5H2.5V6h11v5.5h-2M4.5 9.5h7v4h-7Z',
  share: 'M8 9.5V2.5M5.5 5 8 2.5 10.5 5M4.5 7.5H3v6h10v-6h-1.5',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
} as const;

/** A small drawing beside or instead of a word; never the only name of a control. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d={PATHS[name]}
        strokeWidth={name === 'more' ? 2.5 : 1.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
