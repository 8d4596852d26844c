import { toast } from '../../../ui/toast.tsx';
import { ImportButton } from '../shared/import-button.tsx';
import { ImportOutcome } from '../shared/import-outcome.tsx';
import { useImport } from '../shared/use-import.ts';

const FAILURE = { title: 'Import Failed', text: 'Failed to import 1 Esdras chapter 3' };

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
          ? { title: 'Import Successful', description: 'Successfully imported 1 Esdras chapter 3' }
          : { title: FAILURE.title, description: errors[0]?.message ?? FAILURE.text, destructive: true },
      ),
  });
  return (
    <div className="grid gap-2.5">
      <ImportButton importing={importing} isPrimary>
        Import 1 Esdras Chapter 3
      </ImportButton>
      <ImportOutcome importing={importing} />
    </div>
  );
}
