/** The function of usfm-js that tests compare with. The package has no types. */
declare module 'usfm-js' {
  const usfmJs: {
    toJSON(usfm: string): {
      chapters: Record<
        string,
        Record<string, { verseObjects: { text?: string; type?: string; tag?: string; children?: never[] }[] }>
      >;
    };
  };
  export default usfmJs;
}
