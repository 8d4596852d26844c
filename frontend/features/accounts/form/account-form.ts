import { ApiError } from '../../../api/api-error.ts';

/** What is wrong with which field, in whole sentences. */
export type Problems = Readonly<Record<string, string>>;

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface Registration extends Credentials {
  readonly passwordConfirm: string;
}

interface Replacement {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmed: string;
}

/** What the form can check before it asks the server. */
export function loginProblems({ username, password }: Credentials): Problems {
  return {
    ...(username.trim() === '' ? { username: 'Username is required' } : {}),
    ...requiredPassword({ password }),
  };
}

/** What is wrong with passwords, by their fields, when they are left out. */
export function requiredPassword(passwords: Readonly<Record<string, string>>): Problems {
  const missing = Object.entries(passwords).filter(([, password]) => password === '');
  return Object.fromEntries(missing.map(([name]) => [name, 'Password is required']));
}

/** The same of a new account: what was typed twice must agree. */
export function registerProblems(fields: Registration): Problems {
  return {
    ...loginProblems(fields),
    ...(fields.passwordConfirm === fields.password ? {} : { passwordConfirm: 'Passwords do not match' }),
  };
}

/** The same of a new password for an account. */
export function passwordProblems({ confirmed, ...passwords }: Replacement): Problems {
  return {
    ...requiredPassword(passwords),
    ...(confirmed === passwords.newPassword ? {} : { confirmed: 'Passwords do not match' }),
  };
}

/** The server's messages beside their fields: one that follows a name gets that of its field. */
export function serverProblems(error: unknown, labels: Readonly<Record<string, string>>): Problems {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([name]) => Object.hasOwn(labels, name))
      .map(([name, message]) => [name, /^\p{Lu}/u.test(message) ? message : `${labels[name]} ${message}`]),
  );
}
