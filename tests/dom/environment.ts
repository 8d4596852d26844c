import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * The globals of Node that replace those of happy-dom, which remove the headers Cookie and Sec-Fetch-Site that the
 * application reads.
 */
const NODE_GLOBALS = [
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

const environment: Environment = {
  ...builtinEnvironments['happy-dom'],
  name: 'dom',
  // The tests also load the application, which uses modules of Node.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const kept = Object.fromEntries(NODE_GLOBALS.map((name) => [name, global[name]]));
    const page = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, kept);
    // In a browser without locks this property is undefined, but in happy-dom it is null.
    Object.defineProperty(global.navigator, 'locks', { value: undefined });
    return page;
  },
};

export default environment;
