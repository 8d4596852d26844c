import { useState } from 'react';
import type { User } from '../../../../domain/contract/index.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { themeText } from '../../../text/accounts/theme-text.ts';
import { themeName } from '../../../theme/presets.ts';
import { Swatch } from '../../../theme/swatch.tsx';
import { LazyPart, usePreload } from '../../../ui/pages/lazy-part.tsx';
import { SETTINGS } from '../../settings/index.ts';

export function ThemeOverview({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const preload = usePreload(SETTINGS);
  const close = () => setOpen(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Swatch primary={user.themePrimary} />
        {themeName(user)}
        <span className="text-ui text-muted">
          {accountsText.profile.themeOf(
            themeText.variants[user.themeVariant],
            themeText.appearances[user.themeAppearance],
            user.themeRadius,
          )}
        </span>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        className="control control-lined justify-self-start"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {accountsText.profile.changeTheme}
      </button>
      {isOpen && <LazyPart part={SETTINGS} props={{ onClose: close, open: 'theme' }} onFail={close} />}
    </>
  );
}
