import { PageHeading } from '../../ui/page-heading.tsx';

export function GreekPage() {
  return (
    <div className="page">
      <PageHeading title="Greek Gematria Analysis">Greek Gematria Analysis</PageHeading>
    </div>
  );
}
