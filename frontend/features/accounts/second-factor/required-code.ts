import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';
import type { Problems } from '../form/account-form.ts';

/** The problem of a form without a code. */
export const requiredCode = ({ code }: { readonly code: string }): Problems =>
  code.trim() === '' ? { code: secondFactorText.code.required } : {};
