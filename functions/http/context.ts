import type { Client } from '@libsql/client/web';
import type { Context } from 'hono';
import { accessMode } from '../access-mode.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Env } from '../env.ts';
import type { IsolateMemory } from './isolate-memory.ts';

/** All that is needed of the database: a read is one statement, a write one batch; each is one round trip. */
export type Database = Pick<Client, 'execute' | 'batch'>;

/** What the outside world gives the application; tests give their own. */
export interface Deps {
  /** A client for one request: workerd lets no two requests share a connection. */
  openDatabase(env: Env): Database;
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

/** What Hono carries through a request. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    deps: Deps;
    memory: IsolateMemory;
    requestId: string;
    /** Further facts for the request's log line, e.g. where an answer came from. */
    served: string;
    /** What the look at the session came to; undefined while nobody has looked. */
    session: 'alive' | 'gone' | undefined;
    /** Stands in the place of the request's database, where a look at the session goes along with the first question. */
    database: Database | undefined;
  };
}

/** A request with what it works with. */
export type AppContext = Context<AppEnv>;

/** The request's database. */
export function databaseOf(c: AppContext): Database {
  return c.var.database ?? c.var.deps.openDatabase(c.env);
}

/** In any mode but `open`, answers depend on a session and may not be shared (docs/decisions/0085-members-mode.md). */
export function isOpen(c: AppContext): boolean {
  return accessMode(c.env.ACCESS_MODE) === 'open';
}

/** Names the deployed code within ETags: the deployment's own id, or the version where there is none. */
export function deploymentOf(c: AppContext): string {
  return c.env.DEPLOYMENT?.id.slice(0, 8) ?? c.var.deps.version;
}
