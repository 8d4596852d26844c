import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page Gematria Database Import. */
export function GematriaImportPage() {
  return <PageHeading title="Gematria Database Import">Gematria Database Import</PageHeading>;
}
