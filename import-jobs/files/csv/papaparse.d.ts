/**
 * The functions of papaparse that this project uses. The published types of the package would load Node's types too.
 */
declare module 'papaparse' {
  const Papa: {
    parse(
      text: string,
      options: { delimiter: string; newline: string; preview?: number },
    ): { data: string[][]; errors: { row?: number }[] };
    unparse(rows: readonly (readonly unknown[])[], options: { quotes: boolean }): string;
  };
  export default Papa;
}
