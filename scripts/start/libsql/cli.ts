/**
 * `npx node scripts/start/libsql/cli.ts FILE PORT`: serves a libSQL file on 127.0.0.1 until the process is told to end, for example to
 * try a deployment on this machine. Clients must send the token that LIBSQL_TOKEN has.
 */
import { startLibsqlServer } from './start.ts';

const [file, port] = process.argv.slice(2);
const token = process.env.LIBSQL_TOKEN;
if (!file || !/^\d+$/.test(port ?? '') || !token) {
  console.error('Usage: LIBSQL_TOKEN=… npx node scripts/start/libsql/cli.ts FILE PORT');
  process.exit(1);
}
try {
  const server = await startLibsqlServer({ file, port: Number(port), token });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(server.url);
} catch (error) {
  console.error(`${file} cannot be served on port ${port}:`, error instanceof Error ? error.message : error);
  process.exit(1);
}
