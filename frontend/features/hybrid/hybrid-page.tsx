import { PageHeading } from '../../ui/page-heading.tsx';

export function HybridPage() {
  return (
    <div className="page">
      <PageHeading title="Hybrid Bible Explorer">Hybrid Bible Explorer</PageHeading>
    </div>
  );
}
