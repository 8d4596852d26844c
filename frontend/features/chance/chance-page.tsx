import { PageHeading } from '../../ui/page-heading.tsx';

export function ChancePage() {
  return (
    <div className="page">
      <PageHeading title="What chance would give">What chance would give</PageHeading>
    </div>
  );
}
