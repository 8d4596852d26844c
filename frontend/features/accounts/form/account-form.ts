import { ApiError } from '../../../api/api-error.ts';
import { accountsText } from '../../../text/accounts.ts';

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

/** Checks the login form before it is sent. */
export function loginProblems({ username, password }: Credentials): Problems {
  return {
    ...(username.trim() === '' ? { username: accountsText.signIn.usernameRequired } : {}),
    ...requiredPassword({ password }),
  };
}

/** Checks that every password field is filled in. */
export function requiredPassword(passwords: Readonly<Record<string, string>>): Problems {
  const missing = Object.entries(passwords).filter(([, password]) => password === '');
  return Object.fromEntries(missing.map(([name]) => [name, accountsText.signIn.passwordRequired]));
}

/** Checks the registration form before it is sent. Both passwords must be equal. */
export function registerProblems(fields: Registration): Problems {
  return {
    ...loginProblems(fields),
    ...(fields.passwordConfirm === fields.password ? {} : { passwordConfirm: accountsText.signIn.different }),
  };
}

/** Checks the form for a new password before it is sent. */
export function passwordProblems({ confirmed, ...passwords }: PasswordChange): Problems {
  return {
    ...requiredPassword(passwords),
    ...(confirmed === passwords.newPassword ? {} : { confirmed: accountsText.signIn.different }),
  };
}

/**
 * The server's messages by field. A message without its own subject ("is taken") gets the field's label as subject.
 */
export function serverProblems(error: unknown, labels: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([name]) => Object.hasOwn(labels, name))
      .map(([name, message]) => [name, /^\p{Lu}/u.test(message) ? message : `${labels[name]} ${message}`]),
  );
}
