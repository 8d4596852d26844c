import type { MethodValue, VerseAnalysis } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import { addsUp, methodFullName, methodLabel, withMainMethod } from '../../shared/methods/methods.ts';
import { formatValue } from '../../text/numbers.ts';
import { verseText } from '../../text/verse/verse-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { Menu } from '../../ui/panels/menu.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';

const METHODS = lazyPart(() => import('./method-menu.tsx'), 'MethodMenu');

const text = verseText.value;

interface VerseTotalProps {
  readonly analysis: VerseAnalysis;
  /** The total by the main method. Undefined if no method is chosen. */
  readonly total: MethodValue | undefined;
  /** True if the total follows the last word. Otherwise it is at the head of the text. */
  readonly isAtEnd: boolean;
  readonly className?: string;
}

/**
 * The total of the verse, with its method as a menu. The sign “=” is on the side of the words, and is not shown if the words
 * do not add up to the total.
 */
export function VerseTotal({ analysis, total, isAtEnd, className = '' }: VerseTotalProps) {
  const value = formatValue(total?.value ?? null);
  const words = isAtEnd ? '' : `${text.words(analysis.words.length)} `;
  const sum = total && addsUp(analysis.words, total) ? `${words}=` : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      lang="en"
      aria-label={
        total === undefined ? text.noMethod : `${sum} ${value}, ${methodLabel(total.method)}`.trim()
      }
      data-verse-value
      className={`${className} ${
        isAtEnd
          ? 'inline-grid justify-items-center align-top font-text select-none'
          : 'flex flex-wrap items-baseline gap-x-4 [&>div]:-ms-2'
      }`}
    >
      {total === undefined ? (
        <p dir="ltr" className="text-ui text-muted">
          {text.noMethod}
        </p>
      ) : (
        <p className="text-[2.75rem] leading-[1.2] font-semibold whitespace-nowrap text-accent tabular-nums">
          {sum && (
            <span aria-hidden="true" className="pe-2 text-lead font-normal text-muted">
              {sum}
            </span>
          )}
          <bdi data-total>
            <NumberLink
              value={total.value}
              label={text.total(value)}
              className="focus-visible:outline-offset-0"
            />
          </bdi>
        </p>
      )}
      <Methods analysis={analysis} main={total?.method} />
    </div>
  );
}

interface MethodsProps {
  readonly analysis: VerseAnalysis;
  readonly main: string | undefined;
}

function Methods({ analysis, main }: MethodsProps) {
  const change = useChangeSearch();
  const preload = usePreload(METHODS);
  const name = main === undefined ? text.choose : methodLabel(main);
  const choose = (id: MethodId) => change(({ methods }) => ({ methods: withMainMethod(methods, id) }));
  return (
    <div dir="ltr" className="text-ui leading-[1.2]">
      <span className="hidden print:inline">{name}</span>
      <div className="no-print" onPointerEnter={preload}>
        <Menu
          label={main === undefined ? text.choose : text.menu(methodFullName(main))}
          className="min-h-8 gap-1 px-2 text-muted"
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
    </div>
  );
}
