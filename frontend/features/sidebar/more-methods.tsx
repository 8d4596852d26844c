import { Link } from '@tanstack/react-router';
import { createPortal } from 'react-dom';
import { METHODS } from '../../../domain/gematria/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { METHOD_GROUPS, METHOD_SCRIPTS } from '../../shared/method-groups.ts';
import { methodLabel } from '../../shared/methods.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';

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
    <Dialog
      title="Gematria methods"
      description="What is chosen counts at once and goes along to every verse."
      onClose={onClose}
    >
      {METHOD_SCRIPTS.map(({ id: script, title: name }) => (
        <section key={script} aria-label={name} className="method-script">
          <h3 className="text-lead font-medium">{name}</h3>
          {METHOD_GROUPS.map(({ id: group, title }) => {
            const methods = METHODS.filter((method) => method.script === script && method.group === group);
            return (
              methods.length > 0 && (
                <fieldset key={group} className="method-group">
                  <legend>{title}</legend>
                  {methods.map(({ id, definition }) => (
                    <div key={id} className="method-line">
                      <label className="check">
                        <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
                        {methodLabel(id)}
                      </label>
                      <p>
                        <MixedText>{definition}</MixedText>{' '}
                        <Link
                          to="/methods/$methodId"
                          params={{ methodId: id }}
                          aria-label={`More about ${methodLabel(id)}`}
                        >
                          More
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
