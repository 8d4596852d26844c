import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Book } from '../../../domain/canon/index.ts';
import type { Version } from '../../../domain/editions/index.ts';
import { ownId, versionName } from '../../../domain/editions/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { placeProblemsText } from '../../text/places/place-problems-text.ts';
import { RichText } from '../../ui/words/rich-text.tsx';

interface MissingVersionProps {
  readonly version: Version;
  readonly testament: Book['testament'];
}

/**
 * Says above the text that a licensed version is not installed, with a link to the screen that imports it. The page then
 * shows the original without English. Of an added text that is gone it says that the page shows the King James Version.
 */
export function MissingVersion({ version, testament }: MissingVersionProps) {
  const { data } = useQuery(libraryQueries.versions());
  const isOwn = ownId(version) !== undefined;
  const listed = data?.versions.find(({ id }) => id === version);
  // No version under copyright has the apocrypha, so it is not missed there.
  if (data === undefined || (!isOwn && testament === 'apocrypha')) return null;
  if (listed === undefined ? !isOwn : listed.installed) return null;
  return (
    <div className="page pb-0!">
      <p role="status" className="border-s-4 border-accent ps-4 text-ui">
        <RichText
          text={isOwn ? placeProblemsText.ownVersion : placeProblemsText.version(versionName(version))}
          parts={{
            kjv: (
              <Link
                to="."
                search={(search: object) => ({ ...keepSearch(search), version: 'kjv' as const })}
                className="inline-block py-1"
              />
            ),
            import: (
              <Link to="/admin/specialized-import" search={{ tab: 'full' }} className="inline-block py-1" />
            ),
          }}
        />
      </p>
    </div>
  );
}
