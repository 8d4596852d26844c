import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ownTextsText } from '../../../text/site/own-texts-text.ts';
import { Loaded } from '../../../ui/pages/loaded.tsx';
import { PageHeading } from '../../../ui/pages/page-heading.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { adminQueries, useJobs } from '../shared/jobs/admin-queries.ts';
import { PagePart } from '../shared/page-part.tsx';
import { AddText } from './add-text.tsx';
import { AddedTexts } from './added-texts.tsx';
import { ChooseFile } from './choose-file.tsx';

const SKELETON = <span className="skeleton h-12 w-full" />;

export function TextsPage() {
  const { file: fileId, edition } = useSearch({ from: '/admin/texts' });
  const files = useQuery(adminQueries.files);
  const texts = useQuery(adminQueries.texts);
  const jobs = useJobs();
  const replaced = texts.data?.texts.find((text) => text.edition === edition);
  const file = files.data?.files.find(({ id, folder }) => id === fileId && folder === 'text');
  return (
    <>
      <PageHeading title={ownTextsText.title}>{ownTextsText.title}</PageHeading>
      <p className="mt-3">
        {replaced === undefined ? (
          ownTextsText.about
        ) : (
          <RichText
            text={ownTextsText.replacing(replaced.name) as '<new></new>'}
            parts={{
              new: (words) => (
                <Link to="/admin/texts" className="inline-block py-1">
                  {words}
                </Link>
              ),
            }}
          />
        )}
      </p>
      <PagePart title={ownTextsText.file.title}>
        <Loaded query={files} pending={SKELETON} failed={ownTextsText.file.failed}>
          {({ files: stored, maxBytes }) => (
            <ChooseFile
              file={file}
              isGone={fileId !== undefined && stored.every(({ id }) => id !== fileId)}
              edition={edition}
              maxBytes={maxBytes}
            />
          )}
        </Loaded>
      </PagePart>
      {file !== undefined && texts.data !== undefined && jobs.data !== undefined && (
        <AddText
          key={`${file.id} ${replaced?.edition}`}
          file={file}
          replaced={replaced}
          known={texts.data.texts.find((text) => text.file.sha256 === file.sha256)}
        />
      )}
      <PagePart title={ownTextsText.list.title}>
        <Loaded query={texts} pending={SKELETON} failed={ownTextsText.list.failed}>
          {(listed) => <AddedTexts texts={listed.texts} />}
        </Loaded>
      </PagePart>
    </>
  );
}
