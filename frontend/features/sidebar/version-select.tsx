import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExplorerQuery } from '../../../domain/addresses/index.ts';
import {
  isExtra,
  isLicensed,
  ownId,
  VERSIONS,
  type Version,
  versionName,
  versionOf,
} from '../../../domain/editions/index.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { useVersionName } from '../../shared/places/use-version-name.ts';
import { byReferenceText } from '../../text/places/by-reference-text.ts';
import { whyMissing } from '../library/index.ts';
import { WrappedSelect } from './wrapped-select.tsx';

/**
 * The choice of a version. The list of installed versions is requested when the reader first uses the select. Versions
 * that are not installed are disabled, except those under copyright: the page then says why they are not here.
 */
export function VersionSelect({ version }: Pick<ExplorerQuery, 'version'>) {
  const [isTouched, setTouched] = useState(false);
  const chosenName = useVersionName(version);
  const { data, isError, refetch } = useQuery({ ...libraryQueries.versions(), enabled: isTouched });
  // Without its tagged text, the KJV with Strong's looks like the plain one.
  const { data: texts } = useQuery({ ...libraryQueries.editions(), enabled: isTouched });
  const isUntagged = texts !== undefined && !texts.editions.some(({ id }) => id === 'kjvs');
  const change = useChangeSearch();
  const missing = new Map(
    data?.versions.filter(({ installed }) => !installed).map((one) => [one.id, whyMissing(one)]),
  );
  const names = new Map<string, string>(data?.versions.map(({ id, name }) => [id, name]));
  const plainName = (id: Version) => {
    const isGone = data !== undefined && ownId(id) !== undefined;
    const usual = id === version ? chosenName : versionName(id);
    return names.get(id) ?? (isGone ? byReferenceText.removed : usual);
  };
  const nameOf = (id: Version) => {
    const name = plainName(id);
    const note = missing.get(id) ?? (id === 'kjvs' && isUntagged ? byReferenceText.untagged : undefined);
    return note === undefined ? name : byReferenceText.notInstalled(name, note);
  };
  const installed = new Set<string>(data?.versions.map(({ id }) => id));
  const added = new Set([...installed, version].flatMap((id) => ownId(id) ?? []));
  const shown = [...VERSIONS.filter((id) => !isExtra(id) || id === version || installed.has(id)), ...added];
  const onFocus = () => {
    setTouched(true);
    if (isError) void refetch();
  };
  return (
    <div className="grid min-w-0 gap-1 text-ui">
      <WrappedSelect
        label={byReferenceText.version}
        shown={plainName(version)}
        value={version}
        onFocus={onFocus}
        onPointerEnter={() => setTouched(true)}
        onChange={({ target: { value } }) => change({ version: versionOf(value) })}
      >
        {shown.map((id) => (
          <option key={id} value={id} disabled={missing.has(id) && !isLicensed(id)}>
            {nameOf(id)}
          </option>
        ))}
      </WrappedSelect>
      {isError && (
        <small role="status" className="text-meta leading-snug text-muted">
          {byReferenceText.versionsFailed}
        </small>
      )}
    </div>
  );
}
