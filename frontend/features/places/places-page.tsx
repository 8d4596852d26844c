import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { searchableEditions } from '../../../domain/value-search/index.ts';
import type { PlacesLink } from '../../addresses/places-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { useTyped } from '../../ui/forms/use-typed.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { Skeleton } from '../../ui/pages/skeleton.tsx';
import { PlacesAnswered } from './places-answered.tsx';
import { PlacesForm } from './places-form.tsx';
import { questionOf, typedNumber } from './question.ts';
import { usePlaces } from './use-places.ts';

/** The pause before the address and the texts follow. The letters files answer each key. */
const PAUSE_MS = 300;

export function PlacesPage() {
  const question = questionOf(useSearch({ from: '/places' }));
  const router = useRouter();
  const library = useQuery(libraryQueries.editions());
  const all = library.data?.editions;
  const editions = useMemo(() => searchableEditions(all ?? []), [all]);
  const go = (search: PlacesLink, isTyped = false) =>
    void router.navigate({
      to: '/places',
      search,
      replace: isTyped && router.latestLocation.state.isTyped === true,
      resetScroll: false,
      state: (state) => ({ ...state, isTyped }),
    });
  const number = useTyped(
    question.n ?? '',
    typedNumber,
    (n) => go({ ...question, n, at: undefined }, true),
    PAUSE_MS,
  );
  const { shown, refused, isOutdated, failure, retry } = usePlaces(editions, question, number.ready);
  const isPlace = question.at !== undefined && number.ready === null;
  const hint = number.text.trim() !== '' && number.ready === null ? text.hint : isPlace ? null : refused;
  return (
    <div className="page">
      <PageHeading title={text.title} />
      <p className="mt-1 max-w-[42rem] text-ui text-muted">{text.lead}</p>
      <PlacesForm
        question={question}
        editions={editions}
        number={number}
        hint={hint}
        refusedPlace={isPlace ? refused : null}
        go={go}
      />
      {library.error !== null && (
        <ErrorBox message={library.error.message} retry={() => void library.refetch()} />
      )}
      {all !== undefined && editions.length === 0 ? (
        <p className="mt-6">{text.noTexts}</p>
      ) : failure !== null ? (
        <div className="mt-6">
          <ErrorBox message={text.failed} detail={failure.message} retry={retry} />
        </div>
      ) : shown === null ? (
        refused === null && (
          <Skeleton label={text.loading} bars={['skeleton-late h-96 w-full']} className="mt-6" />
        )
      ) : (
        <PlacesAnswered answer={shown} question={question} isOutdated={isOutdated} />
      )}
    </div>
  );
}
