import { PageHeading } from '../../ui/page-heading.tsx';

export function CalculatorPage() {
  return (
    <div className="page">
      <PageHeading title="Gematria Calculator">Gematria Calculator</PageHeading>
    </div>
  );
}
