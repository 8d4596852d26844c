import { bookById, isBookId } from '../../../../domain/canon/index.ts';
import type { Pack } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/admin.ts';
import { MARKED_BADGE, PLAIN_BADGE } from '../../../ui/badge.ts';
import { Fact } from '../../../ui/fact.tsx';
import { formatValue } from '../../../ui/format-value.ts';
import { ImportButton } from '../shared/import-button.tsx';
import { ImportOutcome } from '../shared/import-outcome.tsx';
import { bytesInWords } from '../shared/job-words.ts';
import { useImport } from '../shared/use-import.ts';

/** How many digits of a commit are shown. They are enough to recognise it. */
const SHORT_COMMIT = 8;

/** A text pack: what it is, its state, and the button that imports it. */
export function PackCard({ pack }: { readonly pack: Pack }) {
  const { id, title, licence, licenceUrl, source, version, bytes, installed, coverage } = pack;
  const importing = useImport(`packs/${id}`, undefined, { operation: adminText.packCard.import(title) });
  const contents = contentsOf(pack);
  return (
    <section className="admin-card" aria-labelledby={`pack-${id}`}>
      <h3 id={`pack-${id}`}>
        {title} <span className={installed ? MARKED_BADGE : PLAIN_BADGE}>{stateOf(installed)}</span>
      </h3>
      <dl className="admin-facts">
        <Fact name={adminText.packCard.size}>{bytesInWords(bytes)}</Fact>
        <Fact name={adminText.packCard.licence}>
          {licenceUrl === null ? licence : <a href={licenceUrl}>{licence}</a>}
        </Fact>
        <Fact name={adminText.packCard.source}>{source}</Fact>
        <Fact name={adminText.packCard.version}>
          <code title={version}>{version.slice(0, SHORT_COMMIT)}</code>
        </Fact>
        {contents !== null && <Fact name={adminText.packCard.contents}>{contents}</Fact>}
      </dl>
      {coverage !== null && coverage.length > 0 && <Coverage title={title} coverage={coverage} />}
      <ImportButton
        importing={importing}
        label={`${installed ? adminText.packCard.importAgain : adminText.packCard.import2}: ${title}`}
      >
        {installed ? adminText.packCard.importAgain : adminText.packCard.import2}
      </ImportButton>
      <ImportOutcome importing={importing} />
    </section>
  );
}

const stateOf = (installed: boolean): string => (installed ? 'Installed' : adminText.packCard.notInstalled);

/**
 * How many verses and words the editions of a pack have. Null if they have neither, as for a pack of names.
 */
function contentsOf({ editions }: Pack): string | null {
  const verses = editions.reduce((sum, edition) => sum + edition.verses, 0);
  const words = editions.reduce((sum, edition) => sum + edition.words, 0);
  const parts = [
    verses > 0 ? adminText.packCard.verses(formatValue(verses)) : null,
    words > 0 ? adminText.packCard.words(formatValue(words)) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

interface CoverageProps {
  readonly title: string;
  readonly coverage: NonNullable<Pack['coverage']>;
}

/** How many words of each book have a meaning. */
function Coverage({ title, coverage }: CoverageProps) {
  return (
    <details className="job-problems">
      <summary>{adminText.packCard.wordsMeaningBook}</summary>
      <section
        className="job-table max-h-80 overflow-y-auto"
        aria-label={adminText.packCard.coverage(title)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{adminText.packCard.book}</th>
              <th scope="col">{adminText.packCard.meaning}</th>
              <th scope="col">{adminText.packCard.words2}</th>
              <th scope="col">%</th>
            </tr>
          </thead>
          <tbody>
            {coverage.map(({ book, words, withMeaning }) => (
              <tr key={book} className="tabular-nums">
                <th scope="row">{isBookId(book) ? bookById(book).name : book}</th>
                <td>{formatValue(withMeaning)}</td>
                <td>{formatValue(words)}</td>
                <td>{words === 0 ? '–' : ((withMeaning / words) * 100).toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
