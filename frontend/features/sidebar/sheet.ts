import { flushSync } from 'react-dom';
import { changeReadingSettings, useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { sharedValue } from '../../storage/shared-value.ts';
import { useMedia } from '../../ui/use-media.ts';

const isOpen = sharedValue(false);

export const closeSheet = (): void => isOpen.set(false);

export const useSheet = isOpen.use;

const WIDE = '(min-width: 80rem)';

/** True if the sidebar is a column beside the text: the window has room for it, and the reader has not hidden it. */
export function useHasRail(): boolean {
  const { sidebar } = useReadingSettings();
  const hasRoom = useMedia(WIDE);
  return hasRoom && sidebar;
}

export function openSheet(): void {
  if (!matchMedia(WIDE).matches) {
    isOpen.set(true);
    return;
  }
  flushSync(() => changeReadingSettings({ sidebar: true }));
  document.querySelector<HTMLElement>('[data-rail] [role=tab][tabindex="0"]')?.focus();
}
