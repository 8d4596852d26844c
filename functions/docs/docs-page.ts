import type { OpenAPIHono } from '@hono/zod-openapi';
import { escapeHtml } from '../http/escape-html.ts';

export type ApiDescription = ReturnType<OpenAPIHono['getOpenAPI31Document']>;
type Operation = NonNullable<NonNullable<ApiDescription['paths']>[string]['get']>;
type SchemaOrReference = NonNullable<NonNullable<ApiDescription['components']>['schemas']>[string];
type Schema = Exclude<SchemaOrReference, { $ref: string }>;

const inline = (schema: SchemaOrReference | undefined): Schema =>
  schema === undefined || '$ref' in schema ? {} : schema;

const prose = (text = ''): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function typeOf(schema: SchemaOrReference | undefined): string {
  if (schema === undefined) return '';
  if ('$ref' in schema) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${anchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.enum !== undefined)
    return schema.enum.map((one) => `<code>${escapeHtml(String(one))}</code>`).join(' ');
  const types = [schema.type ?? 'object'].flat();
  return types
    .map((type) => (type === 'array' ? `list of ${typeOf(schema.items)}` : escapeHtml(type)))
    .join(' or ');
}

function facts(schema: SchemaOrReference | undefined): string {
  const { default: standard, minimum, maximum, example } = inline(schema);
  const parts: string[] = [];
  if (standard !== undefined) parts.push(`default <code>${escapeHtml(String(standard))}</code>`);
  if (minimum !== undefined && maximum !== undefined) parts.push(`${minimum} to ${maximum}`);
  if (example !== undefined)
    parts.push(`for example <code dir="auto">${escapeHtml(JSON.stringify(example))}</code>`);
  return parts.join(', ');
}

function properties(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const { items, properties: nested = inline(items).properties, description } = inline(property);
    const inner = nested === undefined ? '' : properties({ properties: nested });
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${typeOf(property)}</td>
      <td>${prose(description)} ${facts(property)}${inner}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function operation(method: string, path: string, { summary = '', ...rest }: Operation): string {
  const described = (rest.parameters ?? []).filter((one) => 'name' in one);
  const parameters = described.map(
    (one) => `<tr><th scope="row"><code>${escapeHtml(one.name)}</code></th>
      <td>${one.in}${one.required === true ? '' : ', optional'}</td>
      <td>${typeOf(one.schema)}</td>
      <td>${prose(one.description ?? inline(one.schema).description)} ${facts(one.schema)}</td></tr>`,
  );
  const { requestBody } = rest;
  const body =
    requestBody !== undefined && 'content' in requestBody
      ? requestBody.content['application/json']?.schema
      : undefined;
  const responses = Object.entries(rest.responses ?? {}).map(([status, { description, content = {} }]) => {
    const [media] = Object.values<{ schema?: SchemaOrReference }>(content);
    return `<tr><th scope="row">${status}</th><td>${prose(description)}</td><td>${typeOf(media?.schema)}</td></tr>`;
  });
  const table = (caption: string, rows: string[]) =>
    rows.length === 0 ? '' : `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`;
  return `<article id="${anchor(`${method} ${path}`)}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
    <p>${escapeHtml(summary)}. ${prose(rest.description)}</p>
    ${table('Parameters', parameters)}
    ${body === undefined ? '' : `<p>Body: ${typeOf(body)}</p>`}
    ${table('Answers', responses)}
  </article>`;
}

export function docsPage(api: ApiDescription): string {
  const tags = new Map<string, { method: string; path: string; call: Operation }[]>();
  for (const [path, methods] of Object.entries(api.paths ?? {})) {
    for (const [method, call] of Object.entries(methods)) {
      const tag = call.tags?.[0] ?? 'Other';
      tags.set(tag, [...(tags.get(tag) ?? []), { method, path, call }]);
    }
  }
  const index = [...tags].map(
    ([tag, calls]) =>
      `<h2>${escapeHtml(tag)}</h2><ul>${calls
        .map(
          ({ method, path }) =>
            `<li><a href="#${anchor(`${method} ${path}`)}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`,
        )
        .join('')}</ul>`,
  );
  const sections = [...tags].map(
    ([tag, calls]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${calls
        .map(({ method, path, call }) => operation(method, path, call))
        .join('')}</section>`,
  );
  const schemas = Object.entries(api.components?.schemas ?? {}).map(
    ([name, schema]) => `<article id="schema-${anchor(name)}"><h3>${escapeHtml(name)}</h3>
      <p>${prose(inline(schema).description)} ${inline(schema).properties ? '' : typeOf(schema)}</p>
      ${properties(inline(schema))}</article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(api.info.title)}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs.css"></head>
<body><nav aria-label="Calls">${index.join('')}<h2><a href="#schemas">Schemas</a></h2></nav>
<main><h1>${escapeHtml(api.info.title)}</h1><p>${prose(api.info.description)}</p>
<p>Version ${escapeHtml(api.info.version)} · <a href="/api/openapi.json">OpenAPI document</a></p>
${sections.join('')}<section id="schemas"><h2>Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}
