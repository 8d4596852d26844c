import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Jobs. */
export function JobsPage() {
  return <PageHeading title="Jobs">Jobs</PageHeading>;
}
