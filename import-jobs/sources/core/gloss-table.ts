/** Reads glosses by Strong's number from a text such as `H1 father|H6 to perish`. */
export const glossTable = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table.split('|').map((entry) => {
      const space = entry.indexOf(' ');
      return [entry.slice(0, space), entry.slice(space + 1)];
    }),
  );
