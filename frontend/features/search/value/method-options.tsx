import { memo } from 'react';
import { METHODS } from '../../../../domain/gematria/index.ts';
import { METHOD_GROUPS } from '../../../shared/methods/method-groups.ts';
import { methodLabel, type Script } from '../../../shared/methods/methods.ts';

/** It is drawn once: a key in the number changes none of its many options. */
export const MethodOptions = memo(function MethodOptions({ script }: { readonly script: Script }) {
  return METHOD_GROUPS.map(({ id: group, title }) => {
    const methods = METHODS.filter((method) => method.script === script && method.group === group);
    return (
      methods.length > 0 && (
        <optgroup key={group} label={title}>
          {methods.map(({ id }) => (
            <option key={id} value={id}>
              {methodLabel(id)}
            </option>
          ))}
        </optgroup>
      )
    );
  });
});
