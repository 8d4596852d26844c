import { Link } from '@tanstack/react-router';
import { searchText } from '../../text/search/search-text.ts';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { FACTS } from '../../ui/words/fact.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';

const LOW = '-mt-1 [&>summary]:min-h-6 [&>summary]:justify-start [&>summary]:text-accent';

export function SyntaxHelp({ isOpen }: { readonly isOpen: boolean }) {
  return (
    // One low line, so that the results begin high on the page.
    <Accordion title={searchText.text.syntax} open={isOpen} className={LOW}>
      <dl className={`${FACTS} pb-3`}>
        {searchText.syntax.map(({ typed, means }) => (
          <div key={typed}>
            <dt>
              <Link to="/search" search={{ term: typed }} className="inline-block py-0.5">
                <MixedText>{typed}</MixedText>
              </Link>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Accordion>
  );
}
