import { verseText } from '../../text/verse/verse-text.ts';
import { EXPLORER_PANEL, EXPLORER_TEXT } from '../../ui/classes.ts';
import { ReadingMenu } from '../words/index.ts';
import { LoadingBar } from './choose-bar.tsx';
import { PlaceHeading } from './place-heading.tsx';

/** Placeholder bars with the sizes of an average verse, so that the page hardly moves when the verse has loaded. */
export function VerseSkeleton() {
  return (
    <>
      <div className={EXPLORER_TEXT} aria-busy="true">
        <span className="sr-only" role="status">
          {verseText.loading}
        </span>
        <LoadingBar />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <PlaceHeading />
          <div className="-ms-2 flex grow items-center justify-end gap-x-2">
            {/* The room of the switches. */}
            <span className="me-auto h-9 w-60 md:me-0" />
            <ReadingMenu hebrew="" />
          </div>
        </div>
        <span className="skeleton mt-1 h-6 w-72" />
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <span className="skeleton h-52 w-full" />
          <span className="skeleton h-16 w-full" />
          <span className="skeleton h-19 w-full" />
        </div>
      </div>
      <div className={EXPLORER_PANEL}>
        <span className="skeleton h-56 w-full" />
      </div>
    </>
  );
}
