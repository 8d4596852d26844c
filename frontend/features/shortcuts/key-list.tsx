/** The keys, in the order in which readers are told of them. */
const KEYS: readonly { readonly keys: readonly string[]; readonly says: string }[] = [
  { keys: ['←', '→'], says: 'Previous and next verse; in a chapter, previous and next chapter' },
  { keys: ['k', 'j'], says: 'Previous and next verse' },
  { keys: ['[', ']'], says: 'Previous and next chapter' },
  { keys: ['/'], says: 'Go to a verse or search' },
  { keys: ['g', 'h'], says: 'First page: g, then h' },
  { keys: ['?'], says: 'These shortcuts' },
  { keys: ['Esc'], says: 'Close what is open' },
];

/** The keys and what they do, the same on the page of help and in its dialog. */
export function KeyList({ className }: { readonly className: string }) {
  return (
    <dl className={className}>
      {KEYS.map(({ keys, says }) => (
        <div key={says}>
          <dt className="flex gap-1.5">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
