import { useLocation } from '@tanstack/react-router';
import type { ExplorerQuery } from '../../../domain/addresses/index.ts';
import type { Version } from '../../../domain/editions/index.ts';
import { textSearch } from '../../addresses/explorer-address.ts';
import { useVersionName } from '../../shared/places/use-version-name.ts';

interface PrintFooterProps {
  readonly verse: {
    readonly reference: string;
    readonly editionName: string | null;
    readonly text: string | null;
    readonly version: Version;
  };
  readonly search: ExplorerQuery;
}

export function PrintFooter({ verse: { reference, editionName, text, version }, search }: PrintFooterProps) {
  const shown = useVersionName(version);
  const { pathname } = useLocation();
  const names = [editionName, text === null ? null : shown];
  return (
    <p className="print-footer">
      <bdi>{reference}</bdi>
      {names.map((name) => name !== null && ` · ${name}`)}
      {` · ${globalThis.location?.origin ?? ''}${pathname}${textSearch(search)}`}
    </p>
  );
}
