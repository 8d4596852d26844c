import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Missing Chapters. */
export function MissingChaptersPage() {
  return <PageHeading title="Missing Chapters">Missing Chapters</PageHeading>;
}
