import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Database. */
export function DatabasePage() {
  return <PageHeading title="Database">Database</PageHeading>;
}
