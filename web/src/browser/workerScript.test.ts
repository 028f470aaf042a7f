import { describe, expect, it } from 'vitest';
import { workerScript } from './workerScript.ts';

describe('workerScript', () => {
  it.each(['./service-worker.js', './assets/pdf.worker.min-DTx1.mjs'])(
    'allows %s of the build',
    (address) => {
      expect(workerScript(address)).toBe(new URL(address, document.baseURI).href);
    },
  );

  it.each([
    'https://other.example/service-worker.js',
    './assets/../evil.js',
    './service-worker.js?from=elsewhere',
    'data:text/javascript,0',
    'blob:https://portal.example/1',
    './hash-kingdom/assets/index.mjs',
  ])('refuses %s', (address) => {
    expect(() => workerScript(address)).toThrow(TypeError);
  });
});
