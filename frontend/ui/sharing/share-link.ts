import { sharedText } from '../../text/site/shared-text.ts';
import { share } from './share.ts';

export const shareLink = (title: string, url: string): Promise<void> =>
  share({ title, url }, { copied: url, what: sharedText.theLink });
