import { bookById, isBookId } from '../../../../domain/canon/index.ts';
import type { Pack } from '../../../../domain/contract/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { MARKED_BADGE, PLAIN_BADGE } from '../../../ui/words/badge.ts';
import { formatValue } from '../../../ui/words/format-value.ts';
import { Card } from '../shared/card.tsx';
import { CardFact } from '../shared/card-fact.tsx';
import { CARDS } from '../shared/classes.ts';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import type { ImportState } from '../shared/imports/import-state.ts';
import { useImport } from '../shared/imports/use-import.ts';
import { bytesInWords, stepInWords } from '../shared/jobs/job-words.ts';
import { Cell, RowName, ScrollTable } from '../shared/scroll-table.tsx';

const SHORT_COMMIT = 8;

export const PackCards = ({ packs }: { readonly packs: readonly Pack[] }) => (
  <div className={CARDS}>
    {packs.map((pack) => (
      <PackCard key={pack.id} pack={pack} />
    ))}
  </div>
);

function PackCard({ pack }: { readonly pack: Pack }) {
  const { id, title, licence, licenceUrl, source, version, bytes, installed, coverage } = pack;
  const importing = useImport(`packs/${id}`, undefined, { operation: adminText.packCard.import(title) });
  // The import of a pack may have succeeded before the list of packs says that the pack is installed.
  const isInstalled = installed || importing.phase === 'success';
  const contents = contentsOf(pack);
  return (
    <Card
      level="h3"
      title={
        <>
          {title}{' '}
          <span className={isInstalled ? MARKED_BADGE : PLAIN_BADGE}>{stateOf(isInstalled, importing)}</span>
        </>
      }
    >
      <dl>
        <CardFact name={adminText.packCard.size}>{bytesInWords(bytes)}</CardFact>
        <CardFact name={adminText.packCard.licence}>
          {licenceUrl === null ? licence : <a href={licenceUrl}>{licence}</a>}
        </CardFact>
        <CardFact name={adminText.packCard.source}>{source}</CardFact>
        <CardFact name={adminText.packCard.version}>
          <code title={version}>{version.slice(0, SHORT_COMMIT)}</code>
        </CardFact>
        {contents !== null && <CardFact name={adminText.packCard.contents}>{contents}</CardFact>}
      </dl>
      {coverage !== null && coverage.length > 0 && <Coverage title={title} coverage={coverage} />}
      <ImportButton
        importing={importing}
        label={`${installed ? adminText.packCard.importAgain : adminText.packCard.import2}: ${title}`}
      >
        {installed ? adminText.packCard.importAgain : adminText.packCard.import2}
      </ImportButton>
      <ImportOutcome importing={importing} />
    </Card>
  );
}

function stateOf(isInstalled: boolean, { phase, job }: ImportState): string {
  if (phase === 'loading') return adminText.importOutcome.starting;
  if (phase === 'started') return job === null ? adminText.importOutcome.starting : stepInWords(job);
  return isInstalled ? adminText.packCard.installed : adminText.packCard.notInstalled;
}

/**
 * The number of verses and words in the editions of a pack, in words. Null if they have neither, as for a pack of
 * names.
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

function Coverage({ title, coverage }: CoverageProps) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        {adminText.packCard.wordsMeaningBook}
      </summary>
      <ScrollTable
        label={adminText.packCard.coverage(title)}
        columns={[adminText.packCard.book, adminText.packCard.meaning, adminText.packCard.words2, '%']}
        isLow
      >
        {coverage.map(({ book, words, withMeaning }) => (
          <tr key={book}>
            <RowName>{isBookId(book) ? bookById(book).name : book}</RowName>
            <Cell isNumber>{formatValue(withMeaning)}</Cell>
            <Cell isNumber>{formatValue(words)}</Cell>
            <Cell isNumber>{words === 0 ? '–' : ((withMeaning / words) * 100).toFixed(1)}</Cell>
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
