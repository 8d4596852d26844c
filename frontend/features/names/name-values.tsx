import { Link } from '@tanstack/react-router';
import type { NameAnalysis } from '../../../domain/contract/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { methodFullName, methodScript } from '../../shared/methods/methods.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';

type Values = NameAnalysis['gematriaValues'];

export function NameValues({ values }: { readonly values: Values }) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
      {(['hebrew', 'greek'] as const).map((script) => (
        <Table
          key={script}
          title={script === 'hebrew' ? namesText.values.hebrew : namesText.values.greek}
          values={values.filter(({ method }) => methodScript(method) === script)}
        />
      ))}
    </div>
  );
}

function Table({ title, values }: { readonly title: string; readonly values: Values }) {
  return (
    <table className="w-full self-start text-ui">
      <caption className="pb-1 text-start text-muted">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{namesText.values.method}</th>
          <th scope="col">{namesText.values.value}</th>
          <th scope="col">{namesText.values.inScripture}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ method, value }) => (
          <tr key={method} className="border-b border-line">
            <th scope="row" className="py-1 pe-3 text-start font-normal">
              <Link
                to="/methods/$methodId"
                params={{ methodId: method }}
                className="inline-block py-1 text-ink"
              >
                <MethodName id={method} />
              </Link>
            </th>
            <td className="py-1 text-end font-semibold tabular-nums">
              <NumberLink value={value} />
            </td>
            <td className="w-[1%] py-1 ps-4 text-end whitespace-nowrap">
              {value !== null && (
                <Link
                  to="/search/gematria/$value"
                  params={{ value: String(value) }}
                  search={{ unit: 'word', method: methodIds(method) }}
                  className="inline-block py-1"
                  aria-label={namesText.values.wordsOf(value, methodFullName(method))}
                >
                  {namesText.values.words}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
