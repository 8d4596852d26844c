import { Link, useLocation } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { sharedValue } from '../../../storage/shared-value.ts';
import { recoveryText } from '../../../text/accounts/recovery-text.ts';
import { sharedText } from '../../../text/site/shared-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';

/** The id of the reader who has just registered in this tab, until they close the offer or make codes. */
const offered = sharedValue<number | null>(null);

const OFFER =
  'fixed inset-x-4 bottom-20 z-10 mx-auto flex w-fit items-center gap-1 rounded-(--radius) border border-control-line bg-background py-2 ps-4 text-ui text-ink shadow-raised md:bottom-4';

export const offerCodes = (userId: number): void => offered.set(userId);

export const withdrawOffer = (): void => offered.set(null);

/** Offers recovery codes to a reader who has just registered, on the page to which registering led. */
export function CodesOffer({ userId }: { readonly userId: number }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (offered.use() !== userId || path === '/auth' || path === '/profile') return null;
  return createPortal(
    <aside className={`codes-offer no-print ${OFFER}`}>
      <p className="py-1.5">
        <RichText
          text={recoveryText.offer.text}
          parts={{ link: <Link to="/profile" hash="recovery-codes" /> }}
        />
      </p>
      <Button className="control-icon" aria-label={sharedText.dismiss} onClick={withdrawOffer}>
        <Icon name="close" />
      </Button>
    </aside>,
    document.body,
  );
}
