import { useQuery } from '@tanstack/react-query';
import { adminText } from '../../../text/site/admin-text.ts';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { CARDS } from '../shared/classes.ts';
import { adminQueries } from '../shared/jobs/admin-queries.ts';
import { LinkCards } from '../shared/link-cards.tsx';
import { PagePart } from '../shared/page-part.tsx';
import { PackCards } from './pack-card.tsx';

const text = adminText.adminHomePage;

export function AdminHomePage() {
  const packs = useQuery(adminQueries.packs);
  return (
    <>
      <PageHeading title={text.scriptureImportTool} />
      <p className="mt-3">{text.chooseSourceEachImport}</p>
      <div className={`mt-6 ${CARDS}`}>
        <LinkCards cards={text.cards} />
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
