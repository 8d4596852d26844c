import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SpecializedTab } from '../../../addresses/admin-address.ts';
import { importPagesText } from '../../../text/site/import-pages-text.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { Card } from '../shared/card.tsx';
import { ImportPage } from '../shared/imports/import-page.tsx';
import { ApocryphaTab } from './apocrypha-tab.tsx';
import { PassageForm, RangeForm } from './chapters-form.tsx';
import { ImportStatusCard } from './import-status-card.tsx';

const text = importPagesText.specialized;

export function SpecializedImportPage() {
  const { tab } = useSearch({ from: '/admin/specialized-import' });
  return <ImportPage page={text} selected={tab} {...MORE[tab]} />;
}

function LicensedTexts() {
  return (
    <Card title={text.licensed.title}>
      <p className="text-muted">
        <RichText text={text.licensed.text} parts={{ code: (words) => <code>{words}</code> }} />
      </p>
      <p>
        <Link to="/admin/database" className="inline-block py-1">
          {text.licensed.upload}
        </Link>
      </p>
    </Card>
  );
}

const MORE: Partial<Record<SpecializedTab, Partial<Record<'above' | 'among' | 'below', ReactNode>>>> = {
  sefaria: { among: <PassageForm /> },
  full: { among: <LicensedTexts /> },
  background: {
    above: <p className="text-ui text-muted">{text.background}</p>,
    below: (
      <>
        <RangeForm />
        <ImportStatusCard />
      </>
    ),
  },
  apocrypha: { below: <ApocryphaTab /> },
};
