import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onSignedIn, wasSignedIn } from '../../session/signed-in-hint.ts';
import { userQuery } from '../../session/user-query.ts';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { CONTEST } from './greek-queries.ts';

const IMPORT = lazyPart(() => import('../admin/lazy.ts'), 'ContestImport');

export const CARD = 'rounded-(--radius) border border-line p-4 md:p-6';

interface ContestCardProps {
  readonly isInstalled: boolean | null;
}

export function ContestCard({ isInstalled }: ContestCardProps) {
  const isReader = useSyncExternalStore(onSignedIn, wasSignedIn);
  const { data: user } = useQuery({ ...userQuery, enabled: isReader });
  const isAdmin = user?.isAdmin ?? false;
  return (
    <Section title={greekPageText.contest.title} look="text-lead font-medium" className={CARD}>
      <p className="mt-2 text-ui text-muted">{greekPageText.contest.text}</p>
      <div className="mt-4">
        {isAdmin ? (
          <LazyPart part={IMPORT} props={{}} pending={<InactiveButton />} />
        ) : (
          <InactiveButton describedBy="contest-import" />
        )}
      </div>
      <p id="contest-import" className="mt-2 text-ui text-muted empty:hidden">
        {isInstalled === true ? (
          <RichText
            text={greekPageText.contest.read}
            parts={{
              a: (words) => (
                <Link to="/explorer/$book/$chapter" params={CONTEST}>
                  {words}
                </Link>
              ),
            }}
          />
        ) : (
          !isAdmin && greekPageText.contest.adminOnly
        )}
      </p>
    </Section>
  );
}

function InactiveButton({ describedBy }: { readonly describedBy?: string }) {
  return (
    <button type="button" className="control control-lined" disabled aria-describedby={describedBy}>
      {greekPageText.contest.import}
    </button>
  );
}
