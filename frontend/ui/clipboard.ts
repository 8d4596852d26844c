import { toast } from './toast.tsx';

/** Copies a text to the clipboard, then shows a toast that it was copied or that this failed. */
export async function copyToClipboard(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied to clipboard', description: `${what} has been copied to your clipboard.` });
  } catch {
    toast({
      title: 'Failed to copy',
      description: 'Could not copy text to clipboard.',
      destructive: true,
    });
  }
}
