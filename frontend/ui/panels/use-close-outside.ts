import { type RefObject, useEffect } from 'react';

/** Closes an open element when the reader presses the pointer outside it or moves the focus out of it. */
export function useCloseOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (open: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const isOutside = ({ target }: Event) => !(target instanceof Node && root.current?.contains(target));
    const onPress = (event: Event) => {
      if (isOutside(event)) setOpen(false);
    };
    // A click on a label or a text inside the element moves the focus to `main`, which contains the element.
    const onFocus = (event: Event) => {
      if (isOutside(event) && !(event.target instanceof Node && event.target.contains(root.current)))
        setOpen(false);
    };
    addEventListener('pointerdown', onPress);
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('focusin', onFocus);
    };
  }, [root, isOpen, setOpen]);
}
