import { toast } from './toast.tsx';

/**
 * Copies a shown text to the clipboard, without the narrow spaces that only the fonts need (`shared/marks.ts`). Then shows a
 * toast that it was copied or that this failed.
 */
export async function copyToClipboard(shown: string, what: string): Promise<void> {
  const text = shown.replaceAll('\u202F', '');
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
