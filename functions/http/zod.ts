/**
 * What the Workers have of zod: wrangler.toml puts this file in the place of the package. `@hono/zod-openapi` takes the
 * whole package as one value, so the bundler could drop nothing of it, and each Worker carried error messages in fifty
 * languages (66 kB after gzip).
 */
export * as iso from '../../node_modules/zod/v4/classic/iso.js';
export * from '../../node_modules/zod/v4/classic/schemas.js';
export { NEVER } from '../../node_modules/zod/v4/core/core.js';
export * as z from './zod.ts';
