import { verseText } from '../../text/verse.ts';
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
        <div className="flex items-start justify-between gap-4">
          <PlaceHeading />
          <ReadingMenu hebrew="" />
        </div>
        <span className="skeleton mt-2 h-6 w-72" />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 md:mt-7">
          <span className="skeleton h-28 w-full" />
          <span className="skeleton h-34 w-full" />
          <span className="skeleton h-16 w-full" />
        </div>
        <div className="mt-8 border-t border-line pt-6" dir="rtl">
          <span className="block h-8" />
          <div className="-mx-2 mt-4 flex flex-wrap gap-x-2 gap-y-4">
            {[0, 1, 2, 3, 4, 5, 6].map((word) => (
              <span key={word} className="skeleton h-44 w-20" />
            ))}
          </div>
        </div>
      </div>
      <div className={EXPLORER_PANEL}>
        <span className="skeleton h-56 w-full" />
      </div>
    </>
  );
}
