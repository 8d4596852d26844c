import { shortcutsText } from '../../text/reading/shortcuts-text.ts';

const KEYS: readonly { readonly keys: readonly string[]; readonly action: string }[] = [
  { keys: ['←', '→'], action: shortcutsText.keys.neighbours },
  { keys: ['k', 'j'], action: shortcutsText.keys.verses },
  { keys: ['[', ']'], action: shortcutsText.keys.chapters },
  { keys: ['/'], action: shortcutsText.keys.box },
  { keys: ['Ctrl', 'K'], action: shortcutsText.keys.palette },
  { keys: ['r'], action: shortcutsText.keys.reader },
  { keys: ['g', 'h'], action: shortcutsText.keys.home },
  { keys: ['?'], action: shortcutsText.keys.help },
  { keys: ['Esc'], action: shortcutsText.keys.close },
];

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
