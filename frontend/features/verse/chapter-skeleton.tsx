import { PlaceHeading } from './place-heading.tsx';

/** Placeholder bars while a chapter loads. */
export function ChapterSkeleton() {
  return (
    <>
      <div className="explorer-text" aria-busy="true">
        <span className="sr-only" role="status">
          Loading the chapter
        </span>
        <div className="place-nav" aria-hidden="true">
          <span className="control" />
        </div>
        <div className="text-head">
          <PlaceHeading />
        </div>
        <span className="skeleton mt-2 h-6 w-72" />
        <div className="mt-8 grid gap-8">
          {[0, 1, 2, 3, 4, 5].map((verse) => (
            <span key={verse} className="skeleton h-32 w-full" />
          ))}
        </div>
      </div>
      <div className="explorer-panel">
        <span className="skeleton h-56 w-full" />
      </div>
    </>
  );
}
