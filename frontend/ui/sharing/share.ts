import { sharedText } from '../../text/site/shared-text.ts';
import { toast } from '../panels/toast.tsx';
import { copyToClipboard } from './clipboard.ts';

interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
  readonly files?: File[];
}

interface Copied {
  readonly copied: string;
  readonly what: string;
}

/**
 * Opens the device's share dialog. If the device has no such dialog, or if the dialog fails, copies instead. If the
 * reader cancels, nothing happens.
 */
export async function share(content: Shared, { copied, what }: Copied): Promise<void> {
  if (!('share' in navigator)) return copyToClipboard(copied, what);
  try {
    await navigator.share(content);
    toast({ title: sharedText.shared, description: sharedText.sharedText });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyToClipboard(copied, what);
  }
}

export const shareLink = (title: string, url: string): Promise<void> =>
  share({ title, url }, { copied: url, what: sharedText.theLink });
