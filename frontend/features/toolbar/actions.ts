import { toast } from '../../ui/toast.tsx';
import { copyText, exportFile, mainText, type Passage } from './passage-text.ts';

/** Puts a text on the clipboard and says how it went. */
export async function copyToClipboard(text: string, reference: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({
      title: 'Copied to clipboard',
      description: `${reference} has been copied to your clipboard.`,
    });
  } catch {
    toast({
      title: 'Failed to copy',
      description: 'Could not copy text to clipboard.',
      destructive: true,
    });
  }
}

export const copyPassage = (passage: Passage): Promise<void> =>
  copyToClipboard(copyText(passage), passage.reference);

/** Downloads the passage as JSON. */
export function exportPassage(passage: Passage): void {
  const { name, json } = exportFile(passage, new Date());
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
  toast({ title: 'Exported successfully', description: `${passage.reference} has been exported.` });
}

/** Hands the passage to the device; where that cannot be or fails, to the clipboard. A reader may also think better of it. */
export async function sharePassage(passage: Passage): Promise<void> {
  if (!('share' in navigator)) return copyPassage(passage);
  try {
    await navigator.share({ title: passage.reference, text: mainText(passage), url: location.href });
    toast({ title: 'Shared successfully', description: 'Content has been shared.' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyPassage(passage);
  }
}
