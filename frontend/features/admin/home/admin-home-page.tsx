import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Scripture Import Tool. */
export function AdminHomePage() {
  return <PageHeading title="Scripture Import Tool">Scripture Import Tool</PageHeading>;
}
