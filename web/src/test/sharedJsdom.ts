import { builtinEnvironments, type Environment, type EnvironmentReturn } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

let started: Promise<EnvironmentReturn> | undefined;

/**
 * One jsdom for all files of a worker. Its modules stay from file to file, and some of them keep the document they met
 * first: Emotion where its styles go, others what they listen to.
 */
export default {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    await (started ??= Promise.resolve(jsdom.setup(global, options)));
    return { teardown: () => undefined };
  },
} satisfies Environment;
