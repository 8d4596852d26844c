import { PageHeading } from '../../ui/page-heading.tsx';

export function NameExplorerPage() {
  return (
    <div className="page">
      <PageHeading title="Name Exploration Tool">Name Exploration Tool</PageHeading>
    </div>
  );
}
