import { lastFailure } from '../../../../domain/imports/index.ts';
import { adminText } from '../../../text/site/admin-text.ts';
import { toast } from '../../../ui/panels/toast.tsx';
import { ImportButton } from '../shared/imports/import-button.tsx';
import { ImportOutcome } from '../shared/imports/import-outcome.tsx';
import { useImport } from '../shared/imports/use-import.ts';

const FAILURE = {
  title: adminText.contestImport.importFailed,
  text: adminText.contestImport.failedImport1Esdras,
};

/** The button that imports 1 Esdras 3, with its job. Toasts say how the job ends. */
export function ContestImport() {
  const importing = useImport('import-1-esdras', undefined, {
    operation: '1 Esdras 3 Import',
    isShort: true,
    failedTitle: FAILURE.title,
    failed: FAILURE.text,
    onEnded: ({ status, errors }) =>
      toast(
        status === 'succeeded'
          ? {
              title: adminText.contestImport.importSuccessful,
              description: adminText.contestImport.successfullyImported1Esdras,
            }
          : {
              title: FAILURE.title,
              description: lastFailure(errors)?.message ?? FAILURE.text,
              destructive: true,
            },
      ),
  });
  return (
    <div className="grid gap-2.5">
      <ImportButton importing={importing} isPrimary>
        {adminText.contestImport.import1EsdrasChapter}
      </ImportButton>
      <ImportOutcome importing={importing} />
    </div>
  );
}
