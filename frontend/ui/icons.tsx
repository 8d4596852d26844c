const PATHS = {
  left: 'M10 3 5 8l5 5',
  right: 'm6 3 5 5-5 5',
  down: 'm4 6.5 4 4 4-4',
  list: 'M3 4h10M3 8h10M3 12h6',
  sidebar: 'M2.5 3h11v10h-11ZM6 3v10',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  copy: 'M5.5 5.5V3h7.5v7.5h-2.5M3 5.5h7.5V13H3Z',
  export: 'M8 2.5v7.5M5 7l3 3 3-3M3 13h10',
  print: 'M4.5 6V2.5h7V6M4.5 11.5H2.5V6h11v5.5h-2M4.5 9.5h7v4h-7Z',
  share: 'M8 9.5V2.5M5.5 5 8 2.5 10.5 5M4.5 7.5H3v6h10v-6h-1.5',
  pencil: 'M3 13l.7-2.8L10.9 3l2.1 2.1-7.2 7.2Z',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  newTab: 'M6.5 4H3.5v8.5H12v-3M9 3h4v4m0-4L7.5 8.5',
  close: 'm4 4 8 8m0-8-8 8',
  search: 'M7.2 2.8a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Zm3.2 7.6 3.2 3.2',
  help: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM6.2 6.4a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.2m0 2.1v.01',
  settings:
    'M2.4 4.8H8m3.2 0h2.4M2.4 11.2h2.4m3.2 0h5.6M9.6 3.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2ZM6.4 9.6a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2Z',
} as const;

/**
 * An icon beside or instead of a word, in the colour of the text around it. Screen readers skip it, so a button without
 * a word needs an `aria-label`.
 */
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
