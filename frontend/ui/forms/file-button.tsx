import { useRef } from 'react';
import { Button } from './button.tsx';

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
      <Button className={className} isOff={isPending} onClick={() => input.current?.click()}>
        {isPending ? pending : label}
      </Button>
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
