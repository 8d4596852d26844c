import { useSearch } from '@tanstack/react-router';
import { readFields } from '../../../domain/basics/index.ts';
import { citeText } from '../../text/verse/cite-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Menu } from '../../ui/panels/menu.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { shareLink } from '../../ui/sharing/share.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import {
  ANSWER_SEARCH,
  type Computation,
  citationOf,
  compareAnswers,
  linkTo,
  STYLES,
} from './computation.ts';

export function Cite(computation: Computation) {
  return (
    <Menu
      label={citeText.menu}
      className="control-lined"
      content={(close) => {
        const link = () => linkTo(location.href, computation);
        return (
          <>
            <Button
              className=""
              onClick={() => {
                close();
                void shareLink(computation.title, link());
              }}
            >
              {citeText.link}
            </Button>
            {STYLES.map((style) => (
              <Button
                key={style}
                className=""
                onClick={() => {
                  close();
                  const citation = citationOf(computation, link(), style, new Date());
                  void copyToClipboard(citation, citeText.theCitation);
                }}
              >
                {citeText.styles[style]}
              </Button>
            ))}
          </>
        );
      }}
    />
  );
}

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
        <RichText text={citeText.changed(earlier, computation.answer)} parts={{ a: <s /> }} />
      )}
    </p>
  );
}
