import { useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { readerText } from '../../text/reading/reader-text.ts';
import { EXPLORER_PANEL, EXPLORER_TEXT } from '../../ui/classes.ts';
import { ReadingMenu } from '../words/index.ts';
import { LoadingBar } from './choose-bar.tsx';
import { PlaceHeading } from './place-heading.tsx';

/** Placeholder bars while a chapter loads. */
export function ChapterSkeleton() {
  const { chapterPanel } = useReadingSettings();
  return (
    <>
      <div className={`${EXPLORER_TEXT} min-h-dvh w-full`} aria-busy="true">
        <span className="sr-only" role="status">
          {readerText.loadingChapter}
        </span>
        <div className="-mt-4 flex min-h-12 items-center justify-between gap-x-3 md:-mt-6 [&>p]:min-w-0 [&>p]:text-h3 [&>p]:leading-none">
          <PlaceHeading />
          <div className="flex items-center">
            <LoadingBar className="md:m-0" />
            <ReadingMenu hebrew="" />
          </div>
        </div>
        <div className="mt-2 grid gap-5">
          {[0, 1, 2, 3, 4, 5].map((verse) => (
            <span key={verse} className="skeleton h-28 w-full md:h-14" />
          ))}
        </div>
      </div>
      {chapterPanel && (
        <div className={`${EXPLORER_PANEL} max-xl:hidden`}>
          <span className="skeleton h-56 w-full" />
        </div>
      )}
    </>
  );
}
