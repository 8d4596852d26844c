import '../../styles/later-pages.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { HybridForm } from './hybrid-form.tsx';
import { HybridResult } from './hybrid-result.tsx';
import {
  changeHybridSearch,
  goToPlace,
  HYBRID_METHODS,
  isWrongPlace,
  methodsInAddress,
  methodsOf,
  placeOf,
  toggled,
  unknownBook,
} from './hybrid-search.ts';

export function HybridPage() {
  const search = useSearch({ from: '/hybrid-explorer' });
  const place = placeOf(search);
  const methods = methodsOf(search);
  // The key of the place that was opened with a wrong number, for which 1 is used. The message about it must not stay
  // for the next place.
  const [corrected, setCorrected] = useState<string | null>(null);
  const key = place === null ? '' : `${place.book.id} ${place.chapter}:${place.verse}`;
  const unknown = unknownBook(search);
  const isCorrected = isWrongPlace(search) || (corrected !== null && corrected === key);
  const navigate = useNavigate({ from: '/hybrid-explorer' });
  const choose = (chosen: readonly HybridMethod[]) =>
    void navigate({
      search: (now) => changeHybridSearch(now, { methods: methodsInAddress(chosen, search.book) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="page">
      <PageHeading title={hybridText.title}>{hybridText.title}</PageHeading>
      <p className="mt-2 max-w-[40rem] text-muted">{hybridText.lead}</p>
      <HybridForm
        // A new key resets the fields when Back or a neighbour link opens another place.
        key={key}
        place={place}
        onSearch={(chosen, corrected) => {
          setCorrected(corrected ? `${chosen.book} ${chosen.chapter}:${chosen.verse}` : null);
          void navigate({
            search: (now) => goToPlace(now, chosen),
            resetScroll: false,
          });
        }}
      />
      <p role="status" className="mt-2 text-ui text-danger empty:hidden">
        {unknown !== undefined && hybridText.form.noBook(unknown)}
        {isCorrected && hybridText.form.corrected}
      </p>
      <fieldset className="mt-4">
        <legend className="text-ui text-muted">{hybridText.methods}</legend>
        <div className="mt-1 grid grid-cols-2 gap-2 md:flex md:flex-wrap">
          {HYBRID_METHODS.map(({ id, label }) => {
            const isOn = methods.includes(id);
            return (
              <button
                key={id}
                type="button"
                aria-pressed={isOn}
                className={`control control-lined gap-1! px-1! md:px-3.5! ${isOn ? 'bg-selected' : ''}`}
                onClick={() => choose(toggled(methods, id))}
              >
                {isOn && <span aria-hidden="true">✓</span>}
                {label}
              </button>
            );
          })}
        </div>
      </fieldset>
      <HybridResult place={place} methods={methods} />
    </div>
  );
}
