import type { VerseAnalysis } from '../../../domain/contract/index.ts';

/** Under the reference: its number in the original's own count where that differs, and the edition. */
export function VerseFacts({ verse }: { readonly verse: VerseAnalysis['verse'] }) {
  const counted = verse.greekText === null ? 'Masoretic' : 'Greek';
  return (
    <div className="mt-1 text-ui text-muted">
      <p className="flex flex-wrap gap-x-3">
        {verse.originalReference !== null && (
          <span>
            {`${counted} numbering: `}
            <bdi>{verse.originalReference}</bdi>
          </span>
        )}
        {verse.editionName !== null && <span>{verse.editionName}</span>}
      </p>
      {verse.numberingNote !== null && <p>{verse.numberingNote}</p>}
      {verse.heading !== null && <p className="mt-4 text-body">{verse.heading}</p>}
    </div>
  );
}
