export type Row = readonly (string | number)[];

export function printTable(title: string, head: readonly string[], rows: readonly Row[]): void {
  const cells = [
    head,
    ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell))),
  ];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => String(row[column] ?? '').length)));
  console.log(`\n${title}`);
  for (const [index, row] of cells.entries()) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
    if (index === 0) console.log(widths.map((width) => '─'.repeat(width)).join('  '));
  }
}

function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
