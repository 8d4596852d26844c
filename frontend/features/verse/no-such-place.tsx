import { Link, type NotFoundRouteProps, useParams, useSearch } from '@tanstack/react-router';
import { DEFAULT_VERSION, isLicensed } from '../../../domain/editions/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { ApiError } from '../../api/api-error.ts';
import { parsePlace, placeLink } from '../../shared/places/place.ts';
import { placeProblemsText as text } from '../../text/places/place-problems-text.ts';
import { errorsText } from '../../text/site/errors-text.ts';
import { EXPLORER_TEXT } from '../../ui/classes.ts';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { ChooseBar } from './choose-bar.tsx';

/**
 * The page for a place that does not exist, with a link to the nearest place, or for a text that is not installed.
 */
export function NoSuchPlace({ data }: NotFoundRouteProps) {
  if (!(data instanceof ApiError)) {
    return (
      <div className={EXPLORER_TEXT}>
        <NotFoundPage />
      </div>
    );
  }
  const isNotInstalled = data.code === 'not_installed';
  const title = isNotInstalled ? text.notInstalled : text.noSuchVerse;
  return (
    <div className={EXPLORER_TEXT}>
      <ChooseBar />
      <PageHeading title={title} />
      <p className="mt-4">
        <MixedText>{data.message}</MixedText>
      </p>
      {isNotInstalled && <InstalledInstead />}
      {data.suggestion !== null && (
        <p className="mt-6">
          <Link {...placeLink(data.suggestion)} className="control control-lined">
            <span>
              <RichText text={text.goTo(data.suggestion.reference)} />
            </span>
          </Link>
        </p>
      )}
    </div>
  );
}

function InstalledInstead() {
  const { book = '', chapter = '', verse } = useParams({ strict: false });
  const { version } = useSearch({ from: '/explorer-frame' });
  const isBookInstalled = parsePlace({ book, chapter, verse })?.book.testament !== 'apocrypha';
  return (
    <p className="mt-6 flex flex-wrap gap-2">
      {version !== DEFAULT_VERSION && isBookInstalled ? (
        <Link
          to="."
          search={(search: object) => ({ ...keepSearch(search), version: DEFAULT_VERSION })}
          className="control control-lined"
        >
          {text.readKjv}
        </Link>
      ) : (
        <Link to="/bible" className="control control-lined">
          {errorsText.books}
        </Link>
      )}
      {isLicensed(version) && (
        <Link to="/admin/specialized-import" search={{ tab: 'full' }} className="control control-lined">
          {text.importLicensed}
        </Link>
      )}
    </p>
  );
}
