import { PageHeading } from '../../ui/page-heading.tsx';

export function TreePage() {
  return (
    <div className="page">
      <PageHeading title="Tree of Life">Tree of Life</PageHeading>
    </div>
  );
}
