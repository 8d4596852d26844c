import { useRef } from 'react';

interface FileButtonProps {
  /** What the button says. */
  readonly label: string;
  /** The same while a file is taken. */
  readonly pending: string;
  readonly isPending: boolean;
  readonly className: string;
  /** What the file is, for screen readers. */
  readonly of: string;
  /** Its kinds, as `accept` names them. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button by which the reader hands over one file. */
export function FileButton({ label, pending, isPending, className, of, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={`control ${className}`}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) input.current?.click();
        }}
      >
        {isPending ? pending : label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={of}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file again is a choice too.
          target.value = '';
        }}
      />
    </>
  );
}
