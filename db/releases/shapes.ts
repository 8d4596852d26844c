/**
 * Chooses one statement of each shape, sorted. A search is put together from parts, so there are thousands of texts
 * with the same parts. A statement is left out if for each of its selects, and for each word in it, a chosen statement
 * uses that word in a select from the same tables. Strings, numbers and the order of words do not count.
 */
export function oneOfEachShape(statements: Iterable<string>): string[] {
  const byParts = new Map<string, { sql: string; parts: string[] }>();
  for (const sql of [...statements].sort((a, b) => b.length - a.length || (a < b ? 1 : -1))) {
    const parts = partsOf(sql);
    // Of statements with equal parts, the map keeps the last one, which is the shortest.
    byParts.set(parts.join('; '), { sql, parts });
  }
  const known = new Set<string>();
  const chosen: string[] = [];
  // A statement with many parts often has all parts of several others, so it is chosen before them.
  for (const { sql, parts } of [...byParts.values()].sort((a, b) => b.parts.length - a.parts.length)) {
    if (parts.every((part) => known.has(part))) continue;
    chosen.push(sql);
    for (const part of parts) known.add(part);
  }
  return chosen.sort();
}

function partsOf(sql: string): string[] {
  const parts = selectsOf(sql.toLowerCase()).flatMap((select) => {
    const tables = Array.from(
      select.matchAll(/\b(?:from|join|into|update)\s+("?\w+"?)/g),
      ([, name]) => name,
    );
    const place = [...new Set(tables)].sort().join();
    return Array.from(select.match(/\w+|\?/g) ?? [], (word) => `${place}: ${word}`);
  });
  return [...new Set(parts)].sort();
}

function selectsOf(sql: string): string[] {
  const selects: string[] = [];
  let rest = sql.replaceAll(/'(?:[^']|'')*'|\d+/g, ' ');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replaceAll(/\(([^()]*)\)/g, (_, inside: string) => {
      if (!/^\s*(?:select|with|values)\b/.test(inside)) return ` ${inside} `;
      selects.push(inside);
      return ' ';
    });
  }
  return [...selects, rest].flatMap((select) => select.split(/\bunion all\b/));
}
