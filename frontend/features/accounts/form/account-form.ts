import { ApiError } from '../../../api/api-error.ts';
import { accountsText } from '../../../text/accounts/accounts-text.ts';

/** Error messages by the name of their field. Each is a whole sentence. */
export type Problems = Readonly<Record<string, string>>;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Registration extends Credentials {
  readonly passwordConfirm: string;
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmed: string;
}

/** The problems of the login form, by field. Empty if the form can be sent. */
export function loginProblems({ username, password }: Credentials): Problems {
  return {
    ...(username.trim() === '' ? { username: accountsText.signIn.usernameRequired } : {}),
    ...requiredPassword({ password }),
  };
}

/** A problem for each of these password fields that is empty. */
export function requiredPassword(passwords: Readonly<Record<string, string>>): Problems {
  const missing = Object.entries(passwords).filter(([, password]) => password === '');
  return Object.fromEntries(missing.map(([name]) => [name, accountsText.signIn.passwordRequired]));
}

/** The problems of the registration form, by field: those of the login form, and passwords that differ. */
export function registerProblems(fields: Registration): Problems {
  return {
    ...loginProblems(fields),
    ...(fields.passwordConfirm === fields.password ? {} : { passwordConfirm: accountsText.signIn.different }),
  };
}

/**
 * The problems of the form for a new password, by field: empty passwords, and a new password that differs
 * from its repetition.
 */
export function passwordProblems({ confirmed, ...passwords }: PasswordChange): Problems {
  return {
    ...requiredPassword(passwords),
    ...(confirmed === passwords.newPassword ? {} : { confirmed: accountsText.signIn.different }),
  };
}

/**
 * The server's messages by the name of their field. A message that does not begin with a capital letter ("is
 * taken") gets the field's label as subject. Fields without a label are left out.
 */
export function serverProblems(error: unknown, labels: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([name]) => Object.hasOwn(labels, name))
      .map(([name, message]) => [name, /^\p{Lu}/u.test(message) ? message : `${labels[name]} ${message}`]),
  );
}
