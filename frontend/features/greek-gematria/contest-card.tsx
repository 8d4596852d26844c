import { Link } from '@tanstack/react-router';
import { CONTEST } from './greek-queries.ts';

interface ContestCardProps {
  /** True if 1 Esdras is in the library. Null if the page does not know. */
  readonly isInstalled: boolean | null;
}

/** Describes 1 Esdras 3, and says how it gets into the library. */
export function ContestCard({ isInstalled }: ContestCardProps) {
  return (
    <section aria-labelledby="contest" className="rounded-(--radius) border border-line p-4 md:p-6">
      <h2 id="contest" className="text-lead font-medium">
        1 Esdras 3 (King's Contest)
      </h2>
      <p className="mt-2 text-ui text-muted">
        Three guards of King Darius each write down what is strongest: wine, the king, or women, “but above
        all things Truth beareth away the victory” (3:12). The text comes with the apocrypha.
      </p>
      <button type="button" className="control control-lined mt-4" disabled aria-describedby="contest-import">
        Import 1 Esdras Chapter 3
      </button>
      <p id="contest-import" className="mt-2 text-ui text-muted">
        {isInstalled === true ? (
          <>
            {'1 Esdras is installed. '}
            <Link to="/explorer/$book/$chapter" params={CONTEST}>
              Read 1 Esdras 3
            </Link>
          </>
        ) : (
          'An administrator must import it.'
        )}
      </p>
    </section>
  );
}
