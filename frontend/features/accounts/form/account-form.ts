import { ApiError } from '../../../api/api-error.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';

export type Problems = Readonly<Record<string, string>>;

const REQUIRED: Problems = {
  username: accountsText.signIn.usernameRequired,
  password: accountsText.signIn.passwordRequired,
  currentPassword: accountsText.signIn.passwordRequired,
  newPassword: accountsText.signIn.passwordRequired,
  code: secondFactorText.code.required,
  secondFactorCode: secondFactorText.code.required,
};

const PASSWORD_OF_REPETITION: Readonly<Record<string, string>> = {
  passwordConfirm: 'password',
  confirmed: 'newPassword',
};

/** True if a field of a form has no text. Spaces alone count as no text, except in a password. */
const isEmpty = (name: string, value: string): boolean =>
  (/password/iu.test(name) ? value : value.trim()) === '';

export const problemsOf = (values: Readonly<Record<string, string>>): Problems =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const required = REQUIRED[name];
      const password = PASSWORD_OF_REPETITION[name];
      if (required !== undefined && isEmpty(name, value)) return [[name, required]];
      const isDifferent = password !== undefined && value !== values[password];
      return isDifferent ? [[name, accountsText.signIn.different]] : [];
    }),
  );

/**
 * The server's messages about the fields of a form, by the name of the field. A message that does not begin with a
 * capital letter ("is taken") gets the field's label as subject. Fields without a label are left out.
 */
export function serverProblems(error: unknown, labels: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([name]) => Object.hasOwn(labels, name))
      .map(([name, message]) => [name, /^\p{Lu}/u.test(message) ? message : `${labels[name]} ${message}`]),
  );
}
