import { useSearch } from '@tanstack/react-router';
import { readFields } from '../../../domain/parse.ts';
import { copyToClipboard } from '../../ui/clipboard.ts';
import { Menu } from '../../ui/menu.tsx';
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
      label="Cite"
      className="control-lined"
      content={(close) => {
        const copy = (what: string, text: string) => {
          close();
          void copyToClipboard(text, what);
        };
        const link = () => linkTo(location.href, computation);
        return (
          <>
            <button type="button" className="control" onClick={() => copy('The link', link())}>
              Link with this answer
            </button>
            {STYLES.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className="control"
                onClick={() => copy('The citation', citationOf(computation, link(), id, new Date()))}
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
      {kind === 'holds' && <>The answer is still that of this link: {earlier}.</>}
      {kind === 'holds-in-a-newer-text' && (
        <>The text has another revision than when this link was made; the answer is the same: {earlier}.</>
      )}
      {kind === 'changed' && (
        <>
          This link was made with another answer: <s>{earlier}</s>, now {computation.answer}.
        </>
      )}
    </p>
  );
}
