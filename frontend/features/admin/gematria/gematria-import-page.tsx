import { useSearch } from '@tanstack/react-router';
import { importPagesText } from '../../../text/site/import-pages-text.ts';
import { ImportPage } from '../shared/imports/import-page.tsx';
import { DatabaseStatus } from './database-status.tsx';

export function GematriaImportPage() {
  const { tab } = useSearch({ from: '/admin/gematria-import' });
  return <ImportPage page={importPagesText.gematria} selected={tab} first={<DatabaseStatus />} />;
}
