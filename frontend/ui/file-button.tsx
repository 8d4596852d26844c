import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** The label while a file is read. */
  readonly pending: string;
  readonly isPending: boolean;
  readonly className: string;
  /** A description of the file for screen readers. */
  readonly of: string;
  /** The accepted types, in the form of `accept`. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/** A button to choose one file. */
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
          // Without this, choosing the same file again would send no event.
          target.value = '';
        }}
      />
    </>
  );
}
