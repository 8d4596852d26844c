/** The part of the package that is used here; its published types bring Node's along. */
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
