import { Button } from '../../ui/forms/button.tsx';
import '../../styles/later-pages.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LAYOUT_NOTE } from '../../../domain/tree-of-life/index.ts';
import type { TreeSearch } from '../../addresses/tree-of-life-address.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { itemAt } from './selected.ts';
import { GematriaInsights, StudyGuide, TorahConnections } from './side-cards.tsx';
import '../../styles/tree.css';
import { TreeDetails, TreeList } from './tree-details.tsx';
import { TreeDiagram } from './tree-diagram.tsx';
import { START, ZOOM, zoomBy } from './view.ts';

const TABS = [
  { id: 'visual', label: treeText.tabs.visual },
  { id: 'guide', label: treeText.tabs.guide },
] as const;

export function TreePage() {
  const search = useSearch({ from: '/tree-of-life' });
  const navigate = useNavigate({ from: '/tree-of-life' });
  const change = (changed: Partial<TreeSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false });
  return (
    <div className="page">
      <p className="text-ui">
        <Link to="/" className="control -ms-3.5">
          <Icon name="left" />
          {treeText.back}
        </Link>
      </p>
      <PageHeading title={treeText.title} />
      <div className="mt-4">
        <Tabs label={treeText.title} tabs={TABS} selected={search.tab} onSelect={(tab) => change({ tab })}>
          {search.tab === 'guide' ? <StudyGuide /> : <VisualReference search={search} onChange={change} />}
        </Tabs>
      </div>
    </div>
  );
}

interface VisualReferenceProps {
  readonly search: TreeSearch;
  readonly onChange: (change: Partial<TreeSearch>) => void;
}

function VisualReference({ search: { at, view: shown, letters }, onChange }: VisualReferenceProps) {
  const selected = itemAt(at);
  const isList = shown === 'list';
  const showsLetters = letters === 'on';
  const [view, setView] = useState(START);
  const select = (id: string) => onChange({ at: selected?.item.id === id ? undefined : id });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-3">
        {!isList && (
          <>
            <fieldset className="flex gap-2">
              <legend className="sr-only">{treeText.zoom.label}</legend>
              <Button
                className="control-lined control-icon"
                aria-label={treeText.zoom.out}
                disabled={view.zoom <= ZOOM.min}
                onClick={() => setView((now) => zoomBy(now, -1))}
              >
                −
              </Button>
              <Button
                className="control-lined control-icon"
                aria-label={treeText.zoom.in}
                disabled={view.zoom >= ZOOM.max}
                onClick={() => setView((now) => zoomBy(now, 1))}
              >
                +
              </Button>
              <Button disabled={view === START} onClick={() => setView(START)}>
                {treeText.zoom.reset}
              </Button>
            </fieldset>
            <p role="status" className="min-w-14 text-ui text-muted tabular-nums">
              <span className="sr-only">{treeText.zoom.label} </span>
              {`${Math.round(view.zoom * 100)} %`}
            </p>
            <Toggle
              name={treeText.hebrewLetters}
              isOn={showsLetters}
              onToggle={() => onChange({ letters: showsLetters ? 'off' : 'on' })}
            />
          </>
        )}
        <Toggle
          name={treeText.listView}
          isOn={isList}
          onToggle={() => onChange({ view: isList ? 'diagram' : 'list' })}
        />
      </div>
      {isList ? (
        <>
          <TreeList />
          <div className="mt-12 grid items-start gap-6 md:grid-cols-2">
            <TorahConnections />
            <GematriaInsights />
          </div>
        </>
      ) : (
        <div className="grid gap-8 md:grid-cols-[minmax(22rem,1fr)_minmax(0,24rem)] md:gap-10">
          <div className="-mx-4 min-w-0 md:sticky md:top-20 md:mx-0 md:self-start">
            <TreeDiagram
              selected={selected}
              showsLetters={showsLetters}
              view={view}
              onView={setView}
              onSelect={select}
            />
            {selected !== null && (
              <p className="sticky bottom-2 mt-2 text-center md:hidden">
                <a href="#tree-details" className="control control-lined bg-background">
                  <span>
                    <RichText
                      text={treeText.details(selected.item.name)}
                      parts={{ a: <span aria-hidden="true" /> }}
                    />
                  </span>
                </a>
              </p>
            )}
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <TreeDetails selected={selected} onSelect={(id) => onChange({ at: id })} />
            <TorahConnections />
            <GematriaInsights />
            <p className="text-meta text-muted">{LAYOUT_NOTE}</p>
          </div>
        </div>
      )}
    </>
  );
}

interface ToggleProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A toggle button. A tick shows that it is on, because some readers cannot distinguish the colours. */
function Toggle({ name, isOn, onToggle }: ToggleProps) {
  return (
    <Button className={`control-lined ${isOn ? 'bg-selected' : ''}`} aria-pressed={isOn} onClick={onToggle}>
      {isOn && <span aria-hidden="true">✓</span>}
      {name}
    </Button>
  );
}
