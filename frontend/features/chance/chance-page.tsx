import '../../styles/prose.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChanceAnswer } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { chanceText } from '../../text/instruments/chance-text.ts';
import { ErrorBox } from '../../ui/pages/error-box.tsx';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { ChanceAround } from './chance-around.tsx';
import { chanceQueries } from './chance-queries.ts';
import { chanceInWords } from './chance-words.ts';

const SPANS = { unit: 'span', method: ['HEBREW_STANDARD'] } as const;
const [TANAKH, TORAH, NAME] = chanceText.examples.list;

/** Numbers that other books and pages quote. Their counts are computed here when the page opens. */
const EXAMPLES = [
  { value: 2701, params: SPANS, ...TANAKH },
  { value: 913, params: { ...SPANS, group: 'torah' }, ...TORAH },
  { value: 26, params: SPANS, ...NAME },
] as const;

export function ChancePage() {
  return (
    <div className="page prose">
      <PageHeading title={chanceText.title} />
      <p className="mt-4">{chanceText.lead}</p>
      <section>
        <h2>{chanceText.how.title}</h2>
        <p>{chanceText.how.order}</p>
        <p>{chanceText.how.margin}</p>
        <p>{chanceText.how.letters}</p>
      </section>
      <section>
        <h2>{chanceText.examples.title}</h2>
        <p>{chanceText.examples.lead}</p>
        <ul className="mt-2 grid gap-4">
          {EXAMPLES.map((example) => (
            <ExampleFigures key={example.value} {...example} />
          ))}
        </ul>
        <ChanceAround value={913} query={SPANS} showsSentence={false} />
      </section>
      <section>
        <h2>{chanceText.scale.title}</h2>
        <dl className={FACTS}>
          {(['about', 'somewhat', 'clearly', 'far'] as const).map((degree) => (
            <Fact key={degree} name={chanceText.scale[degree]}>
              {chanceText.scale[`${degree}Text`]}
            </Fact>
          ))}
        </dl>
        <p>
          <RichText text={chanceText.scale.model} />
        </p>
      </section>
      <section>
        <h2>{chanceText.limits.title}</h2>
        <ul>
          {(['tries', 'language', 'overlap', 'edition', 'few'] as const).map((limit) => (
            <li key={limit}>
              <RichText text={chanceText.limits[limit]} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{chanceText.try.title}</h2>
        <p>
          <RichText
            text={chanceText.try.text}
            parts={{
              span: (words) => <ExampleLink value="913" unit="span" text={words} />,
              word: (words) => <ExampleLink value="26" unit="word" text={words} />,
              greek: (words) => <ExampleLink value="888" unit="word" method="GREEK_ISOPSEPHY" text={words} />,
            }}
          />
        </p>
      </section>
    </div>
  );
}

interface ExampleLinkProps {
  readonly value: string;
  readonly unit: 'word' | 'span';
  readonly method?: MethodId;
  readonly text: string;
}

function ExampleLink({ value, unit, method = 'HEBREW_STANDARD', text }: ExampleLinkProps) {
  return (
    <Link
      to="/search/gematria/$value"
      params={{ value }}
      search={{ unit, method: [method] }}
      className="inline-block py-0.5"
    >
      {text}
    </Link>
  );
}

function ExampleFigures({ title, value, params, text }: (typeof EXAMPLES)[number]) {
  const { data, error, refetch } = useQuery(chanceQueries.around(value, params));
  return (
    <li>
      <p className="font-semibold">{title}</p>
      <div aria-live="polite">
        {error !== null && <ErrorBox message={chanceText.figure.failed} retry={() => void refetch()} />}
        {error === null && data === undefined && <p className="text-muted">{chanceText.figure.counting}</p>}
        {data !== undefined && <p>{figuresOf(data)}</p>}
      </div>
      <p className="text-ui text-muted">{text}</p>
    </li>
  );
}

function figuresOf({ value, observed, expected, expectedInAnyOrder }: ChanceAnswer): string {
  const words = chanceInWords(value, observed, { inAnyOrder: expectedInAnyOrder, letters: expected });
  const found = chanceText.words.found(formatValue(observed));
  return [found, words?.sentence, words?.verdict].filter(Boolean).join(' ');
}
