import { useEffect, useState } from 'react';
import type { VerseAnalysis } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { useChangeSearch } from '../../shared/change-search.ts';
import { MethodName } from '../../shared/method-name.tsx';
import { mainTotal, methodFullName, reasonForNoValue, withMainMethod } from '../../shared/methods.ts';
import { formatValue } from '../../text/numbers.ts';
import { verseText } from '../../text/verse.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NumberLink } from '../../ui/number-link.tsx';
import { scriptOf } from '../analysis/index.ts';
import { WordSum } from '../words/index.ts';
import type { MethodMenuProps } from './method-menu.tsx';
import type { SameValueProps } from './same-value.tsx';

const METHODS = lazyPart<MethodMenuProps>(
  'method-menu',
  async () => (await import('./method-menu.tsx')).MethodMenu,
);
const SAME = lazyPart<SameValueProps>('same-value', async () => (await import('./same-value.tsx')).SameValue);

/**
 * The time in milliseconds for which the reader must stay at a verse before the verses with the same value are counted.
 * Readers who step through a chapter cause no searches.
 */
const STAY_MS = 400;

const text = verseText.value;

interface VerseValueProps {
  readonly analysis: VerseAnalysis;
}

/**
 * The value of the verse below its text: the sum of its words, the total, the method as a menu, and links to what has
 * the same value. A method that does not fit the language shows "–" and says why.
 */
export function VerseValue({ analysis }: VerseValueProps) {
  const { verse, words, totalValues } = analysis;
  const total = mainTotal(totalValues);
  const reason = total && reasonForNoValue(total.method, total.value, scriptOf(verse));
  return (
    <section aria-label={text.title} data-verse-value className="break-inside-avoid">
      {total !== undefined && total.value !== null && (
        <WordSum key={total.method} words={words} method={total.method} total={total.value} />
      )}
      <div className="flex flex-wrap items-baseline gap-x-2">
        {total === undefined ? (
          <p className="text-ui text-muted">{text.noMethod}</p>
        ) : (
          <p className="text-[2.75rem] leading-[1.2] font-semibold text-accent tabular-nums">
            <span aria-hidden="true" className="pe-2 text-lead font-normal text-muted">
              =
            </span>
            <span data-total>
              <NumberLink value={total.value} label={text.total(formatValue(total.value))} />
            </span>
          </p>
        )}
        <Methods analysis={analysis} main={total?.method} />
      </div>
      {reason && <p className="text-ui text-muted">{reason}</p>}
      {words.some(({ word }) => word.variant !== null) && <ReadingChoice reading={verse.reading} />}
      {total !== undefined && total.value !== null && (
        <Same
          key={`${verse.reference} ${total.method}`}
          verse={verse}
          value={total.value}
          method={total.method}
        />
      )}
    </section>
  );
}

interface MethodsProps extends VerseValueProps {
  readonly main: string | undefined;
}

/** The name of the main method. It opens a menu in which the reader chooses another main method. */
function Methods({ analysis, main }: MethodsProps) {
  const change = useChangeSearch();
  const preload = usePreload(METHODS);
  const name = main === undefined ? text.choose : <MethodName id={main} />;
  const choose = (id: MethodId) => change(({ methods }) => ({ methods: withMainMethod(methods, id) }));
  return (
    <>
      <span className="hidden text-ui print:inline">{name}</span>
      <div className="no-print" onPointerEnter={preload}>
        <Menu
          label={main === undefined ? text.choose : text.menu(methodFullName(main))}
          className="gap-1.5 px-2 text-muted"
          content={(close) => (
            <LazyPart
              part={METHODS}
              props={{
                analysis,
                main,
                onChoose: (id) => {
                  choose(id);
                  close();
                },
              }}
              onFail={close}
            />
          )}
        >
          <span>{name}</span>
          <Icon name="down" />
        </Menu>
      </div>
    </>
  );
}

/** Says which reading counts in a verse whose written and read words differ, and changes it. */
function ReadingChoice({ reading }: { readonly reading: 'ketiv' | 'qere' }) {
  const change = useChangeSearch();
  const isQere = reading === 'qere';
  return (
    <p className="text-ui text-muted">
      {isQere ? text.asRead : text.asWritten}
      <button
        type="button"
        className="no-print ms-3 min-h-7 cursor-pointer text-accent underline underline-offset-4"
        onClick={() => change({ reading: isQere ? 'ketiv' : 'qere' })}
      >
        {isQere ? text.countWritten : text.countRead}
      </button>
    </p>
  );
}

/** The place of the links to the same value until they have loaded. It has the size of their first line. */
const COUNTING = <p className="text-muted">{verseText.same.counting}</p>;

/**
 * The links to the same value. Space for a line and for a sentence of two lines is reserved, so that nothing moves when they
 * have loaded.
 */
function Same(props: Omit<SameValueProps, 'pending'>) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="no-print min-h-19 text-ui leading-7">
      {stays ? <LazyPart part={SAME} props={{ ...props, pending: COUNTING }} pending={COUNTING} /> : COUNTING}
    </div>
  );
}
