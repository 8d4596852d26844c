import { type ReactNode, useEffect } from 'react';
import { placeName } from '../../shared/places/place.ts';
import { usePlace } from '../../shared/places/use-place.ts';
import { useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { CHAPTER_READ, EXPLORER_PANEL, EXPLORER_TEXT } from '../../ui/classes.ts';
import { Numeral } from '../../ui/words/numeral.tsx';
import { ReadingMenu } from '../words/index.ts';
import { LoadingBar } from './loading-bar.tsx';

interface PlaceSkeletonProps {
  readonly label: string;
  readonly className: string;
  readonly panel: string;
  readonly children: ReactNode;
}

const PlaceSkeleton = ({ label, className, panel, children }: PlaceSkeletonProps) => (
  <>
    <div className={`${EXPLORER_TEXT} ${className}`} aria-busy="true">
      <span className="sr-only" role="status">
        {label}
      </span>
      {children}
    </div>
    <div className={`${EXPLORER_PANEL} ${panel}`}>
      <span className="skeleton h-56 w-full" />
    </div>
  </>
);

/** Placeholder bars with the sizes of an average verse, so that the page hardly moves when the verse has loaded. */
export const VerseSkeleton = () => (
  <PlaceSkeleton label={verseText.loading} className="" panel="">
    <LoadingBar />
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <PlaceHeading className="text-h2 leading-[1.2] md:text-h1" />
      <div className="-ms-2 flex grow items-center justify-end gap-x-2">
        <span className="me-auto h-9 w-60 md:me-0" />
        <ReadingMenu hebrew="" />
      </div>
    </div>
    <span className="skeleton mt-1 h-6 w-72 md:h-7" />
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
      <span className="skeleton h-52 w-full" />
      <span className="skeleton h-16 w-full" />
      <span className="skeleton h-19 w-full" />
    </div>
  </PlaceSkeleton>
);

const CHAPTER_HEADING = '-mt-4 flex min-h-12 flex-wrap items-center justify-between gap-x-3 md:-mt-6';

export function ChapterSkeleton() {
  const { chapterPanel, chapterTexts } = useReadingSettings();
  const isGreek = usePlace()?.book.languageOriginal === 'greek';
  const texts = chapterTexts === 'both' ? (['original', 'english'] as const) : ([chapterTexts] as const);
  return (
    <PlaceSkeleton
      label={verseText.loadingChapter}
      className="@container min-h-dvh w-full"
      panel={chapterPanel ? 'max-xl:hidden' : 'hidden'}
    >
      <div className={CHAPTER_HEADING}>
        <PlaceHeading className="min-w-0 text-h3 leading-none" />
        <div className="order-1 flex items-center">
          <LoadingBar className="md:m-0" />
          <ReadingMenu hebrew="" />
        </div>
        <span className={`${CHAPTER_READ} h-6 md:h-7`} />
      </div>
      <div className="mt-2 grid gap-6">
        {[0, 1, 2, 3, 4, 5, 6].map((verse) => (
          <div key={verse} className={`grid gap-x-14 gap-y-3 ${texts.length > 1 ? 'md:grid-cols-2' : ''}`}>
            {texts.map((text) => (
              <div key={text} dir={text === 'original' && !isGreek ? 'rtl' : 'ltr'} className="grid gap-3">
                <span className="skeleton h-5 w-full" />
                <span className="skeleton h-5 w-3/4" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </PlaceSkeleton>
  );
}

/**
 * Shows the reference of a place while the place loads, instead of its heading and in the title of the browser tab.
 * It is not a heading element, because a screen reader would then announce the page twice.
 */
function PlaceHeading({ className }: { readonly className: string }) {
  const place = usePlace();
  const reference = place && placeName(place);
  useEffect(() => {
    if (reference !== null) document.title = `${reference} · ${BRAND}`;
  }, [reference]);
  if (reference === null) return <span className="skeleton h-11 w-56" />;
  return (
    <p className={`font-medium tracking-tight ${className}`}>
      {place?.verse === null ? <Numeral reference={reference} /> : <bdi>{reference}</bdi>}
    </p>
  );
}
