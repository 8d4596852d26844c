import '../../styles/later-pages.css';
import '../../styles/prose.css';
import { Link } from '@tanstack/react-router';
import {
  type GematriaMethod,
  type GematriaScript,
  gematriaValue,
  METHODS,
} from '../../../domain/gematria/index.ts';
import { METHOD_GROUPS, METHOD_SCRIPTS } from '../../shared/methods/method-groups.ts';
import { methodPagesText } from '../../text/instruments/method-pages-text.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { LIST_WORDS } from './example-text.ts';

export function MethodsPage() {
  return (
    <div className="page prose">
      <PageHeading title={methodPagesText.title} />
      <p className="mt-4">{methodPagesText.lead(METHODS.length)}</p>
      {METHOD_SCRIPTS.map(({ id, title }) => (
        <ScriptSection key={id} script={id} title={title} />
      ))}
    </div>
  );
}

function ScriptSection({ script, title }: { readonly script: GematriaScript; readonly title: string }) {
  const { text, meaning, lang } = LIST_WORDS[script];
  return (
    <section aria-labelledby={script}>
      <h2 id={script}>{title}</h2>
      <p className="text-ui text-muted">
        <RichText
          text={methodPagesText.exampleValue(text, meaning)}
          parts={{ a: <bdi lang={lang} className="text-body text-ink" /> }}
        />
      </p>
      {METHOD_GROUPS.map((group) => {
        const methods = METHODS.filter((method) => method.script === script && method.group === group.id);
        return (
          methods.length > 0 && (
            <div key={group.id}>
              <h3>{group.title}</h3>
              <ul data-methods className="block">
                {methods.map((method) => (
                  <MethodRow key={method.id} method={method} value={gematriaValue(method.id, text)} />
                ))}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
}

interface MethodRowProps {
  readonly method: GematriaMethod;
  readonly value: number | null;
}

function MethodRow({ method: { id, fullName, nativeName, script, definition }, value }: MethodRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3.5 *:my-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to="/methods/$methodId" params={{ methodId: id }} className="inline-block py-0.5">
          {fullName}
        </Link>
        <bdi lang={script === 'hebrew' ? 'he' : 'grc'} className="text-ui text-muted">
          {nativeName}
        </bdi>
      </p>
      <p className="row-span-2 text-lead tabular-nums">
        <NumberLink value={value} />
      </p>
      <p className="text-ui text-muted">
        <MixedText>{definition}</MixedText>
      </p>
    </li>
  );
}
