import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Genesis Import Manager. */
export function GenesisImportPage() {
  return <PageHeading title="Genesis Import Manager">Genesis Import Manager</PageHeading>;
}
