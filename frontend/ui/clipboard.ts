import { toast } from './toast.tsx';

/** Copies a text to the clipboard and shows whether it worked. */
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
