import { useEffect, useRef } from 'react';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import { download } from '../../../ui/sharing/download.ts';

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly username: string;
  readonly onDone: () => void;
}

export function RecoveryCodeList({ codes, username, onDone }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, text, list, copy, copied, download: save, fileName, file, done } = secondFactorText.codes;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p>{text}</p>
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
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="control control-lined"
          onClick={() => void copyToClipboard(codes.join('\n'), copied)}
        >
          {copy}
        </button>
        <button
          type="button"
          className="control control-lined"
          onClick={() =>
            download({ name: fileName(username), extension: 'txt', content: file(username, codes) })
          }
        >
          {save}
        </button>
        <button type="button" className="control control-primary" onClick={onDone}>
          {done}
        </button>
      </div>
    </>
  );
}
