import { sharedText } from '../../text/site/shared-text.ts';
import { share } from './share.ts';

/** Shares a link, or copies it if the device cannot share. */
export const shareLink = (title: string, url: string): Promise<void> =>
  share({ title, url }, { copied: url, what: sharedText.theLink });
