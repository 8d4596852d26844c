import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { migratedDatabase } from '../tests/support/test-database.ts';
import * as schema from './schema/index.ts';

const page = readFileSync(new URL('../docs/database.md', import.meta.url), 'utf8');
const tables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

const diagram = new Map(
  [...page.matchAll(/^ {2}(\w+) \{\n([^}]*)\}/gmu)].map(([, name = '', body = '']) => [
    name,
    body
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' ')[1]),
  ]),
);
const explained = [...page.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name]) => name);

describe('docs/database.md', () => {
  test('docs/database.md has a diagram with every table of the schema and no other table', () => {
    expect(tables.length).toBeGreaterThan(15);
    expect([...diagram.keys()].sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  test.each(tables)('the diagram shows only columns that the table $name has', ({ name, columns }) => {
    const drawn = diagram.get(name) ?? [];
    expect(drawn.length).toBeGreaterThan(0);
    expect(columns.map((column) => column.name)).toEqual(expect.arrayContaining(drawn));
  });

  test('docs/database.md explains every table of a migrated database and no other table', async () => {
    const { client, remove } = await migratedDatabase();
    const { rows } = await client.execute(
      "select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite\\_%' escape '\\' and name not like '\\_\\_%' escape '\\'",
    );
    remove();
    expect([...explained].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test('the diagram has lines only between tables that it shows', () => {
    const linked = [...page.matchAll(/^ {2}(\w+) \S+--\S+ (\w+) :/gmu)].flatMap(([, from, to]) => [from, to]);
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter((name) => !diagram.has(name ?? ''))).toEqual([]);
  });
});
