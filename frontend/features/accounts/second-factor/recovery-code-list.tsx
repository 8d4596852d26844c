import { useEffect, useRef } from 'react';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import { download } from '../../../ui/sharing/download.ts';

interface RecoveryCodeListProps {
  readonly text: { readonly title: string; readonly text: string };
  readonly codes: readonly string[];
  readonly username: string;
  readonly onDone: () => void;
}

/** The page takes no room on paper, so that no empty sheet follows. */
const NOT_PRINTED = ['print:invisible', 'print:h-0', 'print:overflow-hidden'];

/** New recovery codes, which the reader can copy, download and print. Printing prints nothing else of the page. */
export function RecoveryCodeList({ text: { title, text }, codes, username, onDone }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const page = document.querySelector('#root')?.classList;
    page?.add(...NOT_PRINTED);
    return () => page?.remove(...NOT_PRINTED);
  }, []);
  const {
    list,
    copy,
    copied,
    download: save,
    fileName,
    file,
    print: printCodes,
    printed,
    done,
  } = secondFactorText.codes;
  return (
    <div className="grid gap-4 print:visible print:absolute print:inset-x-0 print:top-0">
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p>{text}</p>
      <p className="hidden print:block">{printed(username)}</p>
      <ol
        aria-label={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13.5rem),1fr))] gap-2 rounded-(--radius) border border-line p-5"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-2">
        <Button onClick={() => void copyToClipboard(codes.join('\n'), copied)}>{copy}</Button>
        <Button
          onClick={() =>
            download({ name: fileName(username), extension: 'txt', content: file(username, codes) })
          }
        >
          {save}
        </Button>
        <Button onClick={() => print()}>{printCodes}</Button>
        <Button className="control-primary" onClick={onDone}>
          {done}
        </Button>
      </div>
    </div>
  );
}
