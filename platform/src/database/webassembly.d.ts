/** The part of Node's global `WebAssembly` used here; TypeScript declares it only for browsers. */
declare namespace WebAssembly {
  /** Compiled code that threads can share. */
  interface Module {
    readonly [Symbol.toStringTag]: string;
  }
  function compile(code: Uint8Array): Promise<Module>;
}
