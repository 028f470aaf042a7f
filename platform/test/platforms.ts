import { afterAll, beforeAll } from 'vitest';
import type { VirtualClock } from '../src/kernel/clock.ts';
import { TestClient } from './client.ts';
import { describeEach, describeOne, describeTwice } from './databases.ts';
import type { Template } from './template.ts';
import { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './testing.ts';

/** The platform and client of a suite, available from its first `beforeAll`. */
export interface Suite {
  readonly platform: TestPlatform;
  readonly client: TestClient;
}

/** The options of a suite's platforms, evaluated before each is created. */
export type SuiteOptions = () => Pick<
  TestPlatformOptions<VirtualClock>,
  | 'chains'
  | 'clock'
  | 'game'
  | 'identityRequiredFor'
  | 'sessionIdleMs'
  | 'visitorRules'
  | 'storage'
  | 'limitMembers'
  | 'mailer'
  | 'schedulesJobs'
  | 'log'
> & {
  /** The initial database; default: migrated and otherwise empty. */
  readonly template?: Template;
};

type DefinePlatform = (name: string, define: (suite: Suite) => void, options?: SuiteOptions) => void;

const onPlatform =
  (describeOn: typeof describeEach): DefinePlatform =>
  (name, define, options = () => ({})) =>
    describeOn(name, (open) =>
      define(
        during(async () => {
          const { template, ...rest } = options();
          return createTestPlatform({ ...rest, database: await open(template) });
        }),
      ),
    );

/** For tests of idempotency or locks. */
export const onEachPlatform = onPlatform(describeEach);

/** For everything else. */
export const onOnePlatform = onPlatform(describeOne);

/** Two platforms on one database, as two processes. For suites that use both concurrently. */
export function onTwoPlatforms(
  name: string,
  define: (suites: readonly [Suite, Suite]) => void,
  options: (index: 0 | 1) => Omit<ReturnType<SuiteOptions>, 'template'> = () => ({}),
): void {
  describeTwice(name, (open) => {
    let databases: ReturnType<typeof open> | undefined;
    const one = async (index: 0 | 1): Promise<TestPlatform> =>
      createTestPlatform({ ...options(index), database: (await (databases ??= open()))[index] });
    define([during(() => one(0)), during(() => one(1))]);
  });
}

function during(start: () => Promise<TestPlatform>): Suite {
  let running: TestPlatform | undefined;
  let client: TestClient | undefined;
  beforeAll(async () => {
    running = await start();
    client = new TestClient(running);
  });
  afterAll(() => running?.close());
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the suite has not begun');
    return value;
  };
  return {
    get platform() {
      return there(running);
    },
    get client() {
      return there(client);
    },
  };
}
