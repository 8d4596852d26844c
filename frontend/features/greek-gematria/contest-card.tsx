import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { onSignedIn, wasSignedIn } from '../../session/signed-in-hint.ts';
import { userQuery } from '../../session/user-query.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { CONTEST } from './greek-queries.ts';

const IMPORT = lazyPart<object>(
  'contest import',
  async () => (await import('../admin/lazy.ts')).ContestImport,
);

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
        1 Esdras 3 (King's Contest)
      </h2>
      <p className="mt-2 text-ui text-muted">
        Three guards of King Darius each write down what is strongest: wine, the king, or women, “but above
        all things Truth beareth away the victory” (3:12). The text comes with the apocrypha.
      </p>
      <div className="mt-4">
        {isAdmin ? (
          <LazyPart part={IMPORT} props={{}} pending={<InactiveButton />} />
        ) : (
          <InactiveButton describedBy="contest-import" />
        )}
      </div>
      <p id="contest-import" className="mt-2 text-ui text-muted empty:hidden">
        {isInstalled === true ? (
          <>
            {'1 Esdras is installed. '}
            <Link to="/explorer/$book/$chapter" params={CONTEST}>
              Read 1 Esdras 3
            </Link>
          </>
        ) : (
          !isAdmin && 'An administrator must import it.'
        )}
      </p>
    </section>
  );
}

function InactiveButton({ describedBy }: { readonly describedBy?: string }) {
  return (
    <button type="button" className="control control-lined" disabled aria-describedby={describedBy}>
      Import 1 Esdras Chapter 3
    </button>
  );
}
