import { Link } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { METHODS } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { METHOD_GROUPS, METHOD_SCRIPTS } from '../../shared/methods/method-groups.ts';
import { MethodName } from '../../shared/methods/method-name.tsx';
import { methodLabel } from '../../shared/methods/methods.ts';
import { byReferenceText } from '../../text/places/by-reference-text.ts';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { MixedText } from '../../ui/words/mixed-text.tsx';

interface MoreMethodsProps {
  readonly chosen: readonly MethodId[];
  readonly onToggle: (id: MethodId) => void;
  readonly onClose: () => void;
}

/**
 * A dialog with every method, its definition and a link to its page. The portal puts it outside the sidebar's form,
 * because Enter on a checkbox inside the form would submit the form.
 */
export function MoreMethods({ chosen, onToggle, onClose }: MoreMethodsProps) {
  return createPortal(
    <Dialog title={byReferenceText.methodsTitle} description={byReferenceText.methodsAbout} onClose={onClose}>
      {METHOD_SCRIPTS.map(({ id: script, title: name }) => (
        <section key={script} aria-label={name} className="grid gap-4 pt-2">
          <h3 className="text-lead font-medium">{name}</h3>
          {METHOD_GROUPS.map(({ id: group, title }) => {
            const methods = METHODS.filter((method) => method.script === script && method.group === group);
            return (
              methods.length > 0 && (
                <fieldset key={group} className="grid gap-1">
                  <legend className="text-meta text-muted">{title}</legend>
                  {methods.map(({ id, definition }) => (
                    <div key={id}>
                      <CheckLabel>
                        <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
                        <span>
                          <MethodName id={id} />
                        </span>
                      </CheckLabel>
                      <p className="ps-7 pb-2 text-ui leading-normal text-muted">
                        <MixedText>{definition}</MixedText>{' '}
                        <Link
                          to="/methods/$methodId"
                          params={{ methodId: id }}
                          aria-label={byReferenceText.moreAbout(methodLabel(id))}
                        >
                          {byReferenceText.more}
                        </Link>
                      </p>
                    </div>
                  ))}
                </fieldset>
              )
            );
          })}
        </section>
      ))}
    </Dialog>,
    document.body,
  );
}
