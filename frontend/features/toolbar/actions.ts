import { copyToClipboard } from '../../ui/clipboard.ts';
import { download } from '../../ui/download.ts';
import { toast } from '../../ui/toast.tsx';
import { copyText, exportJson, mainText, type Passage } from './passage-text.ts';

/** True if the passage has a text in the version that is shown. If it has none, shows a toast. */
function hasText(passage: Passage): boolean {
  if (mainText(passage) !== '') return true;
  const description = `${passage.reference} has no text in what is shown.`;
  toast({ title: 'Nothing to copy or export', description, destructive: true });
  return false;
}

/** Copies the passage to the clipboard. */
export async function copyPassage(passage: Passage): Promise<void> {
  if (hasText(passage)) await copyToClipboard(copyText(passage), passage.reference);
}

/** Downloads the passage as JSON. */
export function exportPassage(passage: Passage): void {
  if (!hasText(passage)) return;
  const content = exportJson(passage, new Date());
  download({ name: passage.reference, extension: 'json', content });
  toast({ title: 'Exported successfully', description: `${passage.reference} has been exported.` });
}

/** Copies the passage with the address of the page, so that whoever gets it can open it. */
async function copyWithAddress(passage: Passage): Promise<void> {
  if (!hasText(passage)) return;
  await copyToClipboard(`${copyText(passage)}\n${location.href}`, passage.reference);
}

/**
 * Opens the device's share dialog. If the device has no such dialog, or if the dialog fails, copies the passage with
 * its address. If the reader cancels, nothing happens.
 */
export async function sharePassage(passage: Passage): Promise<void> {
  if (!('share' in navigator)) return copyWithAddress(passage);
  try {
    await navigator.share({ title: passage.reference, text: mainText(passage), url: location.href });
    toast({ title: 'Shared successfully', description: 'Content has been shared.' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyWithAddress(passage);
  }
}
