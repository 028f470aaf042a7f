import type { Plugin } from 'vite';

/** Chunks of which a first visit calls most functions, as `chunkGroups.ts` names them. */
const calledAtOnce = ['react', 'start', 'visitor'];

/**
 * Has the browser compile these chunks whole, on another thread, while they arrive: it otherwise compiles each function
 * when it is first called, while the page waits (https://v8.dev/blog/explicit-compile-hints). Other browsers ignore the
 * comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // The comment counts at the beginning of a file alone, and Vite writes its list of dependencies there.
      order: 'post',
      handler(_options, bundle) {
        for (const name of calledAtOnce) {
          const chunk = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.name === name,
          );
          if (chunk?.type !== 'chunk') throw new Error(`The build has no chunk ${name}`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
