import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { readFields } from '../../../domain/basics/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';
import { useChangeSearch } from '../../addresses/change-search.ts';
import { EXPLORER_SEARCH } from '../../addresses/explorer-address.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { byReferenceText } from '../../text/places/by-reference-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { CheckLabel } from '../../ui/forms/check-label.tsx';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { inOrder, MAIN_METHODS, toggleMethod } from './chosen-methods.ts';

const MORE_METHODS = lazyPart(() => import('./more-methods.tsx'), 'MoreMethods');

export function MethodChoice() {
  const [isOpen, setOpen] = useState(false);
  // The address changes at once, but the page changes only when the new values have loaded. The checkboxes follow
  // the address.
  const methods = useLocation({ select: ({ search }) => readFields(EXPLORER_SEARCH, search).methods });
  const change = useChangeSearch();
  const preload = usePreload(MORE_METHODS);
  const chosen = inOrder(methods);
  const toggle = (id: MethodId) => change((search) => ({ methods: toggleMethod(search.methods, id) }));
  const others = chosen.filter((id) => !MAIN_METHODS.some((main) => main === id));
  return (
    <div className="grid gap-0.5 pt-0.5 pb-2">
      {[...MAIN_METHODS, ...others].map((id) => (
        <CheckLabel key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          {methodLabel(id)}
        </CheckLabel>
      ))}
      <Button
        className="-ms-3.5 justify-self-start text-accent"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {byReferenceText.moreMethods}
      </Button>
      {isOpen && (
        <LazyPart part={MORE_METHODS} props={{ chosen, onToggle: toggle, onClose: () => setOpen(false) }} />
      )}
    </div>
  );
}
