import { useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly pending: string;
  readonly isPending: boolean;
  readonly className: string;
  readonly of: string;
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

export function FileButton({
  label,
  pending,
  isPending,
  className,
  of,
  accept,
  isMultiple = false,
  onChoose,
}: FileButtonProps) {
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
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) onChoose(files);
          // Without this, choosing the same file again would send no event.
          target.value = '';
        }}
      />
    </>
  );
}
