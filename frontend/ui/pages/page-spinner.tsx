import { sharedText } from '../../text/site/shared-text.ts';

export const SPINNER =
  'mx-auto mt-[40vh] size-10 animate-spin rounded-full border-3 border-line border-t-accent';

export function PageSpinner() {
  return <div role="status" aria-label={sharedText.loadingPage} className={SPINNER} />;
}
