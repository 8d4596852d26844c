import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onSignedIn, wasSignedIn } from '../../session/signed-in-hint.ts';
import { userQuery } from '../../session/user-query.ts';
import { greekPageText } from '../../text/instruments/greek-gematria-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { CONTEST } from './greek-queries.ts';

const IMPORT = lazyPart(() => import('../admin/lazy.ts'), 'ContestImport');

interface ContestCardProps {
  /** True if 1 Esdras is in the library. Null if the list of books has not loaded. */
  readonly isInstalled: boolean | null;
}

/** Describes 1 Esdras 3, and tells how the text can be imported. Administrators can import it here. */
export function ContestCard({ isInstalled }: ContestCardProps) {
  const isReader = useSyncExternalStore(onSignedIn, wasSignedIn);
  const { data: user } = useQuery({ ...userQuery, enabled: isReader });
  const isAdmin = user?.isAdmin ?? false;
  return (
    <section aria-labelledby="contest" className="rounded-(--radius) border border-line p-4 md:p-6">
      <h2 id="contest" className="text-lead font-medium">
        {greekPageText.contest.title}
      </h2>
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
    </section>
  );
}

function InactiveButton({ describedBy }: { readonly describedBy?: string }) {
  return (
    <button type="button" className="control control-lined" disabled aria-describedby={describedBy}>
      {greekPageText.contest.import}
    </button>
  );
}
