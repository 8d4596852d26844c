import { type RefObject, useEffect } from 'react';

/** Closes an open element when the reader presses the pointer outside it or moves the focus out of it. */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onLeave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', onLeave);
    addEventListener('focusin', onLeave);
    return () => {
      removeEventListener('pointerdown', onLeave);
      removeEventListener('focusin', onLeave);
    };
  }, [root, isOpen, setOpen]);
}
