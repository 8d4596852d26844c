import { useExport } from './profile-queries.ts';

/** Everything that is kept of the reader, as a file. */
export function DataExport() {
  const everything = useExport();
  return (
    <>
      <p>A file of everything kept of you: your username, theme, sessions and study notes.</p>
      <button
        type="button"
        className="control control-lined justify-self-start"
        aria-disabled={everything.isPending}
        onClick={() => {
          if (!everything.isPending) everything.mutate();
        }}
      >
        {everything.isPending ? 'Exporting...' : 'Export everything'}
      </button>
    </>
  );
}
