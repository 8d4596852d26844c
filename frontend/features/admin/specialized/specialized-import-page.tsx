import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Specialized CSV Import. */
export function SpecializedImportPage() {
  return <PageHeading title="Specialized CSV Import">Specialized CSV Import</PageHeading>;
}
