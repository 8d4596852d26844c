/** The keys and what they do, in the order of the list on screen. */
const KEYS: readonly { readonly keys: readonly string[]; readonly action: string }[] = [
  { keys: ['←', '→'], action: 'Previous and next verse; in a chapter, previous and next chapter' },
  { keys: ['k', 'j'], action: 'Previous and next verse' },
  { keys: ['[', ']'], action: 'Previous and next chapter' },
  { keys: ['/'], action: 'Go to a verse or search' },
  { keys: ['r'], action: 'Reader mode: only the text. Press it again to leave' },
  { keys: ['g', 'h'], action: 'First page: g, then h' },
  { keys: ['?'], action: 'These shortcuts' },
  { keys: ['Esc'], action: 'Close what is open' },
];

/** The list of keys, for the help page and the dialog. */
export function KeyList({ className }: { readonly className: string }) {
  return (
    <dl className={className}>
      {KEYS.map(({ keys, action }) => (
        <div key={action}>
          <dt className="flex gap-1.5">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}
