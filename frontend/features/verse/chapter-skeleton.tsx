import { useReadingSettings } from '../../shared/reading-settings.ts';
import { readerText } from '../../text/reader.ts';
import { EXPLORER_PANEL, EXPLORER_TEXT } from '../../ui/classes.ts';
import { PlaceHeading } from './place-heading.tsx';

/** Placeholder bars while a chapter loads. */
export function ChapterSkeleton() {
  const { chapterPanel } = useReadingSettings();
  return (
    <>
      <div className={`${EXPLORER_TEXT} min-h-dvh w-full max-w-[66rem]`} aria-busy="true">
        <span className="sr-only" role="status">
          {readerText.loadingChapter}
        </span>
        <div className="-mt-3 flex min-h-11 items-center md:-mt-5 [&>p]:text-h3">
          <PlaceHeading />
        </div>
        <div className="mt-1 grid gap-5 md:mt-2">
          {[0, 1, 2, 3, 4, 5].map((verse) => (
            <span key={verse} className="skeleton h-28 w-full min-[64rem]:h-14" />
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
