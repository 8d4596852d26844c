import type { Passwords } from './accounts/passwords/passwords.ts';
import type { Reader } from './accounts/sessions/tokens.ts';
import { type Database, failingByKind } from './database.ts';
import type { Env } from './env.ts';
import type { IsolateMemory } from './http/isolate-memory.ts';
import { type Log, logOf } from './log.ts';
import { type Settings, settingsOf } from './settings.ts';

/** What the outside world gives the application; tests give their own. */
export interface Deps {
  /** A client for one request: workerd lets no two requests share a connection. */
  openDatabase(settings: Settings): Database;
  passwords: Passwords;
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<unknown>;
  newRequestId(): string;
  /** One line an event, as JSON. */
  log(line: string): void;
  /** Names the deployed code in health, and in ETags where nothing was deployed. */
  version: string;
}

/**
 * What verbs work with, whether a request, a queue's message or a timer calls them. Nothing in it knows Hono.
 */
export interface Ctx extends Log, Pick<Deps, 'now' | 'wait' | 'passwords' | 'version'> {
  /** Fails with `DatabaseUnavailable` where another moment may help, and with the driver's error for a mistake in SQL. */
  readonly db: Database;
  /** The session that the caller showed a token of; null where they showed none, and where nobody has looked. */
  readonly reader: Reader | null;
  readonly settings: Settings;
  readonly memory: IsolateMemory;
  /** The letters files. */
  readonly library: Env['LIBRARY'];
  /** Names the deployed code within ETags: the deployment's own id, or the version where there is none. */
  readonly deployment: string;
  /** Where an answer came from, for the request's log line. */
  served: 'memory' | 'database' | null;
}

/** What a verb about a reader works with. */
export type ReaderCtx = Ctx & { readonly reader: Reader };

/**
 * What the verbs of one request, message or timer work with.
 * @throws Error that names a setting that is missing or wrong.
 */
export function createCtx(deps: Deps, memory: IsolateMemory, env: Env, requestId: string): Ctx {
  const { now, wait, passwords, version } = deps;
  const settings = settingsOf(env);
  return {
    ...logOf(deps, requestId),
    db: failingByKind(() => deps.openDatabase(settings)),
    reader: null,
    settings,
    memory,
    library: env.LIBRARY,
    deployment: env.DEPLOYMENT?.id.slice(0, 8) ?? version,
    served: null,
    now,
    wait,
    passwords,
    version,
  };
}

/** In any mode but `open`, answers depend on a session and may not be shared (docs/decisions/0085-members-mode.md). */
export const isOpen = ({ settings }: Pick<Ctx, 'settings'>): boolean => settings.accessMode === 'open';
