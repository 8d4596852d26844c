import type { NewSecondFactor, RecoveryCodes } from '../../domain/contract/index.ts';
import type { TestApp } from './app.ts';
import { codeAt } from './authenticator.ts';
import { nextIsAdmin, PASSWORD, type TestBrowser, type TestReaders } from './readers.ts';

export interface TestFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** Moves the clock 30 seconds on and returns the code of that moment, which was not used yet. */
  newCode(): string;
}

export async function newAdmin(readers: TestReaders, name = 'Deborah'): Promise<TestBrowser> {
  await nextIsAdmin(readers);
  const admin = readers.browser();
  await admin.register(name);
  return admin;
}

export async function setUpFactor(app: TestApp, admin: TestBrowser): Promise<TestFactor> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await admin.ask('POST', `/api/user/second-factor${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { secret } = await post<NewSecondFactor>('', { password: PASSWORD });
  const code = () => codeAt(secret, app.clock.now);
  const { recoveryCodes } = await post<RecoveryCodes>('/confirm', { code: code() });
  const newCode = () => {
    app.clock.now += 30_000;
    return code();
  };
  return { secret, recoveryCodes, newCode };
}
