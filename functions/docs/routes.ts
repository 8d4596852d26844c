import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../http/context.ts';
import { answerFixed, answerFixedBody } from '../http/fixed.ts';
import * as adminCalls from '../imports/calls.ts';
import { VERSION } from '../version.ts';
import { type ApiDescription, docsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Gematria Explorer: API',
    version: VERSION,
    license: { name: 'MIT', identifier: 'MIT' },
    description:
      'The Bible in Hebrew, Greek and English, word by word, with gematria. Addresses use the English (KJV) numbering. Answers about texts carry an ETag that names the revisions of the editions that they may use. Answers of 1 kB or more are sent as gzip to clients that take it, with another ETag. Every error is an `Error`. Calls about a reader take the cookie that `POST /api/login` sets (`__Host-session`); those that change something must come from this site: a browser says so itself, another client sends the header `Origin` with the address it calls (`curl -c jar -b jar -H "Origin: …"`).',
  },
  servers: [{ url: '/' }],
};

export function addDocs(app: OpenAPIHono<AppEnv>): void {
  for (const { middleware: _, ...call } of Object.values(adminCalls)) app.openAPIRegistry.registerPath(call);
  let description: ApiDescription | undefined;
  const described = (): ApiDescription => {
    description ??= app.getOpenAPI31Document(ABOUT);
    return description;
  };
  app.get('/api/openapi.json', (c) => answerFixed(c, described()));
  app.get('/api/docs', (c) => answerFixedBody(c, docsPage(described()), 'text/html; charset=utf-8'));
  app.get('/api/docs.css', (c) => answerFixedBody(c, DOCS_STYLE, 'text/css; charset=utf-8'));
}
