import { useChangeSearch } from './change-search.ts';

/** Hebrew as it is written or as it is read; the values count what is chosen. */
export function ReadingSelect({ reading }: { readonly reading: 'qere' | undefined }) {
  const change = useChangeSearch();
  return (
    <label className="choice">
      <span>Reading</span>
      <select
        className="select"
        value={reading ?? ''}
        onChange={({ target: { value } }) => change({ reading: value === 'qere' ? 'qere' : undefined })}
      >
        <option value="">Written (ketiv)</option>
        <option value="qere">Read (qere)</option>
      </select>
    </label>
  );
}
