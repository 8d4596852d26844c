import { Fragment } from 'react';
import { withGreekRoom } from './room.ts';
import { scriptRuns } from './script-runs.ts';

/** A text that a reader wrote. Each run of Hebrew or Greek is one isolate with its language. */
export function ReaderText({ children }: { readonly children: string }) {
  return scriptRuns(children).map(({ text, lang }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text keep their places.
    <Fragment key={index}>{lang === null ? text : <bdi lang={lang}>{withGreekRoom(text)}</bdi>}</Fragment>
  ));
}
