import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ChanceAnswer } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ChanceAround } from './chance-around.tsx';
import { type ChanceParams, chanceQueries } from './chance-queries.ts';
import { chanceInWords } from './chance-words.ts';

interface Example {
  readonly title: string;
  readonly value: number;
  readonly params: ChanceParams;
  readonly remark: string;
}

const SPANS = { unit: 'span', minWords: 1, method: ['HEBREW_STANDARD'] } as const;

/** Numbers that other books and pages quote. Their counts are computed here when the page opens. */
const EXAMPLES: readonly Example[] = [
  {
    title: '2,701 in the Tanakh',
    value: 2701,
    params: SPANS,
    remark:
      'The value of Genesis 1:1. Hundreds of other stretches of words have it too, and shuffled letters give as many.',
  },
  {
    title: '913 in the Torah',
    value: 913,
    params: { ...SPANS, group: 'torah' },
    remark: 'The value of the first word. A difference this small is met with again and again.',
  },
  {
    title: '26 in the Tanakh',
    value: 26,
    params: SPANS,
    remark:
      'The value of the Name. Far more than chance, and no riddle: most of them are the Name itself, one of the most frequent words of the text.',
  },
];

/** Explains the chance figures: how they are computed, three live examples, and what they do not prove. */
export function ChancePage() {
  return (
    <div className="page prose">
      <PageHeading title="What chance would give">What chance would give</PageHeading>
      <p className="mt-4">
        Whoever looks for a number in a long text finds it. The Tanakh alone has more than two million spans
        of words within its verses, and only some thousands of values for them to share. So a count of matches
        says little by itself; it begins to speak beside the count that chance alone would give.
      </p>
      <h2>How it is computed</h2>
      <p>
        The letters of an edition are shuffled: all of them are put into an urn and dealt out again, without
        being put back, over the same shapes. Every word keeps its length, every verse its words; only which
        letter stands where is left to chance. In each shuffled text every word and every span of words within
        a verse is counted by its value, exactly as in the real one. Thirty shufflings give, for every value,
        an average; the standard deviation (±) is pooled over the hundred values around it, whose counts
        scatter alike. They are made once for each edition and method, from fixed seeds, so that anyone gets
        the same numbers.
      </p>
      <p>
        For some books only, or for spans of certain lengths, the average is computed directly: from how many
        spans there are of each number of letters, and how likely so many letters drawn from those books come
        to the value. That is what endless shuffling would give. The deviation is taken from how widely the
        shuffled counts of the whole edition scatter around their averages.
      </p>
      <h2>Three examples</h2>
      <p>Spans of any length within a verse, single words included, counted and computed now:</p>
      <ul className="mt-2 grid gap-4">
        {EXAMPLES.map((example) => (
          <ExampleFigures key={example.value} {...example} />
        ))}
      </ul>
      <h3>The neighbourhood of 26</h3>
      <ChanceAround value={26} query={SPANS} showsSentence={false} />
      <h2>How to read the words</h2>
      <dl className="facts">
        <div>
          <dt>About as many as chance gives</dt>
          <dd>The count lies within two standard deviations of the average.</dd>
        </div>
        <div>
          <dt>Somewhat more, or fewer</dt>
          <dd>Between two and three. One value in twenty does so by chance alone.</dd>
        </div>
        <div>
          <dt>Clearly more, or fewer</dt>
          <dd>Beyond three: one value in some hundreds. Worth a look at what the matches are.</dd>
        </div>
        <div>
          <dt>Far more</dt>
          <dd>Beyond ten. Then words of that value are frequent in the language or the text.</dd>
        </div>
      </dl>
      <h2>What it does not tell</h2>
      <ul>
        <li>
          <strong>Many tries.</strong> Whoever tries a hundred values, methods or books finds about five that
          differ by more than two deviations. A surprise counts only if it was asked for before it was seen.
        </li>
        <li>
          <strong>Letters are not language.</strong> Shuffled letters make no words. Real texts repeat words,
          names and phrases, so that real counts differ from shuffled ones more widely than ± says, without
          any intention. That a count differs from chance is no proof that somebody meant it.
        </li>
        <li>
          <strong>The Name in 26.</strong> One frequent word is enough to lift its own value, and a little
          every value that it is part of.
        </li>
        <li>
          <strong>Spans overlap.</strong> One word stands in many spans, so their counts are not independent
          of each other. The deviations are measured over whole shuffled texts and have that in them.
        </li>
        <li>
          <strong>The edition matters.</strong> Spelling with and without vowel letters, ketiv or qere, where
          verses end: each changes counts. The figures hold for the edition and revision that are named with
          them.
        </li>
        <li>
          <strong>Thirty runs.</strong> They fix an average to a fifth of its deviation, so that a z near 2 or
          3 may belong on either side. Where chance gives fewer than five, figures are too small for any
          judgement.
        </li>
      </ul>
      <h2>Try it</h2>
      <p>
        Search <ExampleLink value="913" unit="span" text="spans of 913" />,{' '}
        <ExampleLink value="26" unit="word" text="words of 26" /> or{' '}
        <ExampleLink value="888" unit="word" method="GREEK_ISOPSEPHY" text="Greek words of 888" />: what
        chance gives stands beside the count.
      </p>
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

function ExampleFigures({ title, value, params, remark }: Example) {
  const { data, error, refetch } = useQuery(chanceQueries.around(value, params));
  return (
    <li>
      <p className="font-semibold">{title}</p>
      <div aria-live="polite">
        {error !== null && (
          <ErrorBox message="This figure could not be fetched." retry={() => void refetch()} />
        )}
        {error === null && data === undefined && <p className="text-muted">Counting…</p>}
        {data !== undefined && <p>{figuresOf(data)}</p>}
      </div>
      <p className="text-ui text-muted">{remark}</p>
    </li>
  );
}

type Answer = Pick<ChanceAnswer, 'observed' | 'expected'>;

function figuresOf({ observed, expected }: Answer): string {
  if (expected === null)
    return `${formatValue(observed)} found; what chance would give is still being computed.`;
  const { figures, judgement } = chanceInWords(observed, expected);
  return `${figures} ${judgement}`;
}
