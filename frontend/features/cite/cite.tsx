import { useSearch } from '@tanstack/react-router';
import { readFields } from '../../../domain/parse.ts';
import { citeText } from '../../text/cite.ts';
import { copyToClipboard } from '../../ui/clipboard.ts';
import { Menu } from '../../ui/menu.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import {
  ANSWER_SEARCH,
  type Computation,
  citationOf,
  compareAnswers,
  linkTo,
  STYLES,
} from './computation.ts';

/** A menu that copies the computation as a link or a citation. */
export function Cite(computation: Computation) {
  return (
    <Menu
      label={citeText.menu}
      className="control-lined"
      content={(close) => {
        const copy = (what: string, text: string) => {
          close();
          void copyToClipboard(text, what);
        };
        const link = () => linkTo(location.href, computation);
        return (
          <>
            <button type="button" className="control" onClick={() => copy(citeText.theLink, link())}>
              {citeText.link}
            </button>
            {STYLES.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="control"
                onClick={() => copy(citeText.theCitation, citationOf(computation, link(), id, new Date()))}
              >
                {name}
              </button>
            ))}
          </>
        );
      }}
    />
  );
}

/** If the address contains an earlier answer, tells whether the present answer is equal to it. */
export function EarlierAnswer(computation: Computation) {
  const comparison = compareAnswers(readFields(ANSWER_SEARCH, useSearch({ strict: false })), computation);
  if (comparison === null) return null;
  const { earlier, kind } = comparison;
  return (
    <p
      role="status"
      className={
        kind === 'changed' ? 'rounded-(--radius) border border-line px-3 py-2' : 'text-ui text-muted'
      }
    >
      {kind === 'holds' && <>{citeText.holds(earlier)}</>}
      {kind === 'holds-in-a-newer-text' && <>{citeText.holdsInNewText(earlier)}</>}
      {kind === 'changed' && (
        <>
          <RichText
            text={citeText.changed(earlier, computation.answer)}
            parts={{ a: (words) => <s>{words}</s> }}
          />
        </>
      )}
    </p>
  );
}
