import { sharedText } from '../../text/site/shared-text.ts';
import { toast } from '../panels/toast.tsx';
import { withoutRoom } from '../words/room.ts';

/**
 * Copies a shown text to the clipboard, without the signs that only the fonts need. Then shows a toast that it
 * was copied or that this failed.
 */
export async function copyToClipboard(shown: string, what: string): Promise<void> {
  const text = withoutRoom(shown);
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
