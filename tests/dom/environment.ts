import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Node's own: happy-dom's drop the headers Cookie and Sec-Fetch-Site, which the application asks for. */
const NODES_OWN = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  'fetch',
] as const;

/** A page in happy-dom, beside the application in the same process. */
const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'dom',
  // Its tests load the application too, whose modules are Node's.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const kept = Object.fromEntries(NODES_OWN.map((name) => [name, global[name]]));
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, kept);
    // A browser without locks has nothing here. happy-dom has null.
    Object.defineProperty(global.navigator, 'locks', { value: undefined });
    return page;
  },
};

export default environment;
