import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Version } from '../../../domain/editions/index.ts';
import { versionName } from '../../../domain/editions/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { missingVersionText } from '../../text/places/missing-version-text.ts';
import { RichText } from '../../ui/words/rich-text.tsx';

interface MissingVersionProps {
  readonly version: Version;
}

/**
 * Says above the text that a licensed version is not installed, with a link to the screen that imports it. The page then
 * shows the original without English.
 */
export function MissingVersion({ version }: MissingVersionProps) {
  const { data } = useQuery(libraryQueries.versions());
  if (data?.versions.find(({ id }) => id === version)?.installed !== false) return null;
  return (
    <div className="page pb-0!">
      <p role="status" className="border-s-4 border-accent ps-4 text-ui">
        <RichText
          text={missingVersionText.notice(versionName(version))}
          parts={{
            kjv: (words) => (
              <Link
                to="."
                search={(search: object) => ({ ...keepSearch(search), version: 'kjv' as const })}
                className="inline-block py-1"
              >
                {words}
              </Link>
            ),
            import: (words) => (
              <Link to="/admin/specialized-import" search={{ tab: 'full' }} className="inline-block py-1">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
