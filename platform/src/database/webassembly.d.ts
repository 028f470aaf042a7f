/** The part of Node's global `WebAssembly` that is used here: TypeScript declares it for browsers alone. */
declare namespace WebAssembly {
  /** Compiled code, which threads can share. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  function compile(code: Uint8Array): Promise<Module>;
}
