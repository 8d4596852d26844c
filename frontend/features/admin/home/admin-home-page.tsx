import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminText } from '../../../text/site/admin-text.ts';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { Card } from '../shared/card.tsx';
import { CARDS, TALL_LINK } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { PagePart } from '../shared/page-part.tsx';
import { PackCards } from './pack-card.tsx';

const text = adminText.adminHomePage;

export function AdminHomePage() {
  const packs = useQuery(adminQueries.packs);
  return (
    <>
      <PageHeading title={text.scriptureImportTool}>{text.scriptureImportTool}</PageHeading>
      <p className="mt-3">{text.chooseSourceEachImport}</p>
      <div className={`mt-6 ${CARDS}`}>
        <SourceCard title={text.scriptureTextService} about={text.importHebrewTextEnglish}>
          <Link to="/admin/genesis-import" className={TALL_LINK}>
            {text.genesisImport}
          </Link>
          <Link to="/admin/missing-chapters" className={TALL_LINK}>
            {text.missingChapters}
          </Link>
          <Link to="/admin/specialized-import" search={{ tab: 'sefaria' }} className={TALL_LINK}>
            {text.booksChaptersPassages}
          </Link>
        </SourceCard>
        <SourceCard title={text.gematriaDatabase} about={text.importOwnCsvFiles}>
          <Link to="/admin/gematria-import" search={{ tab: 'csv' }} className={TALL_LINK}>
            {text.gematriaImport}
          </Link>
          <Link to="/admin/database" className={TALL_LINK}>
            {text.uploadFiles}
          </Link>
        </SourceCard>
      </div>
      <PagePart title={text.textPacks}>
        <p>{text.publicTextsAddLibrary}</p>
        <Loaded query={packs} pending={<span className="skeleton h-64 w-full" />}>
          {(answer) => <PackCards packs={answer.packs} />}
        </Loaded>
      </PagePart>
    </>
  );
}

interface SourceCardProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

function SourceCard({ title, about, children }: SourceCardProps) {
  return (
    <Card title={title}>
      <p>{about}</p>
      <nav aria-label={title} className="grid justify-items-start">
        {children}
      </nav>
    </Card>
  );
}
