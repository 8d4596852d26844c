import { lastFailure } from '../../../../domain/imports/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import { useImport } from '../shared/imports/use-import.ts';

const { label, operation, succeeded, failedTitle, failed } = adminText.contestImport;

export function ContestImport() {
  const importing = useImport('import-1-esdras', undefined, {
    operation,
    isShort: true,
    failedTitle,
    failed,
    onEnded: ({ status, errors }) => {
      const description = lastFailure(errors)?.message ?? failed;
      toast(status === 'succeeded' ? succeeded : { title: failedTitle, description, destructive: true });
    },
  });
  return (
    <div className="grid gap-2.5">
      <ImportButton importing={importing} isPrimary>
        {label}
      </ImportButton>
      <ImportOutcome importing={importing} />
    </div>
  );
}
