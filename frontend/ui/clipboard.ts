import { sharedText } from '../text/shared.ts';
import { toast } from './toast.tsx';

/** Copies a text to the clipboard, then shows a toast that it was copied or that this failed. */
export async function copyToClipboard(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: sharedText.copied, description: sharedText.copiedText(what) });
  } catch {
    toast({
      title: sharedText.notCopied,
      description: sharedText.notCopiedText,
      destructive: true,
    });
  }
}
