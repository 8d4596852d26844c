import { fillings, type GematriaOptions, TAV_NAMES } from '../../../domain/gematria/index.ts';
import { methodOptionsText } from '../../text/instruments/method-options-text.ts';
import { TABLE } from '../../ui/pages/page-classes.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';

const text = methodOptionsText.fillings;

/** A word has at most this many letters for its table. A longer text written out does not fit into a cell. */
const MAX_LETTERS = 30;

interface FillingsProps {
  readonly title: string;
  readonly word: string;
  readonly options: GematriaOptions;
}

/** What a word adds up to in each spelling of the names of its letters. Nothing if they have only one spelling. */
export function Fillings({ title, word, options }: FillingsProps) {
  const rows = word.length > MAX_LETTERS ? [] : fillings(word, options);
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-h3 font-medium">{title}</h2>
      <table className={`${TABLE} mt-3 text-ui`}>
        <caption className="sr-only">
          <MixedText>{text.caption(word)}</MixedText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.spelling}</th>
            <th scope="col">{text.writtenOut}</th>
            <th scope="col">{text.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.of} ${row[row.of]}`}>
              <th scope="row">
                <MixedText>{row.of === 'tav' ? text.tav(TAV_NAMES[row.tav]) : row.milui}</MixedText>
              </th>
              <td>
                <bdi lang="he">{row.writtenOut}</bdi>
              </td>
              <td className="font-semibold text-accent tabular-nums">
                <NumberLink value={row.value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
