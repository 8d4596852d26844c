const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Compresses bytes. The result has no time or file name, so the same input always gives the same bytes. */
export const gzip = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  through(bytes, new CompressionStream('gzip'));

export const gunzip = (bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  through(new Uint8Array(bytes), new DecompressionStream('gzip'));
