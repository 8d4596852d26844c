declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}

/** The package has no types. These are the parts that load a module synchronously. */
declare module '@napi-rs/wasm-runtime' {
  type Imports = Record<string, Record<string, WebAssembly.ImportValue>>;
  export class WASI {
    constructor(options: { version: 'preview1' });
  }
  export function getDefaultContext(): unknown;
  export function instantiateNapiModuleSync(
    module: WebAssembly.Module,
    options: {
      context: unknown;
      asyncWorkPoolSize: number;
      wasi: WASI;
      overwriteImports: (imports: Imports) => Imports;
      beforeInit: (loaded: { instance: WebAssembly.Instance }) => void;
    },
  ): { napiModule: { exports: unknown } };
}
