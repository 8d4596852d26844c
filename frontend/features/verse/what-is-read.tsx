import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import { listName } from '../../../domain/editions/index.ts';
import { useVersionName } from '../../shared/places/use-version-name.ts';
import type { ChapterTexts } from '../../shared/settings/reading-settings.ts';
import { toolbarText } from '../../text/verse/toolbar-text.ts';
import { ChooseButton } from '../sidebar/index.ts';

interface WhatIsReadProps {
  readonly verse: Pick<VerseAnalysis['verse'], 'edition' | 'editionName' | 'text' | 'version'>;
  /** Which of its texts a chapter shows. */
  readonly chosen?: ChapterTexts;
}

/**
 * Says which texts the page shows, in one line above them, and leads to the sidebar, where the reader chooses others. On
 * a phone its button is in the bar at the bottom.
 */
export function WhatIsRead({ verse, chosen = 'both' }: WhatIsReadProps) {
  const { edition, editionName, text, version } = verse;
  const versionName = useVersionName(version);
  const names = [
    ...(edition === null || editionName === null || (chosen === 'english' && text !== null)
      ? []
      : [listName(edition, editionName)]),
    ...(text === null || (chosen === 'original' && edition !== null) ? [] : [versionName]),
  ];
  return (
    <>
      <span data-read="" className="min-w-0 truncate max-md:text-meta">
        {names.join(' · ')}
      </span>
      <ChooseButton data-opens-sidebar="" className="no-print -ms-2 min-h-7 px-2 text-accent max-md:hidden">
        {toolbarText.choose}
      </ChooseButton>
    </>
  );
}
