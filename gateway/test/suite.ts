/** A gateway in front of a scripted platform for the tests of one file; the platform is reset between tests. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { defaultTimeouts, type Timeouts } from '../src/http/timeouts.ts';
import { startGateway, type TestGateway } from './gateway.ts';
import { ScriptedUpstream } from './scripted-upstream.ts';

/** The parts that a test uses; available from the first `beforeAll` on. */
export interface Suite {
  readonly upstream: ScriptedUpstream;
  readonly gateway: TestGateway;
}

/** The production limits, ten times as fast, for tests of slow clients. */
export const shortTimeouts: Timeouts = {
  headersMs: defaultTimeouts.headersMs / 10,
  requestMs: defaultTimeouts.requestMs / 10,
  checkMs: defaultTimeouts.checkMs / 10,
  files: {
    graceMs: defaultTimeouts.files.graceMs / 10,
    bytesPerMs: defaultTimeouts.files.bytesPerMs * 10,
    checkMs: defaultTimeouts.files.checkMs / 10,
  },
};

/**
 * @param env changes to the gateway's environment
 * @param timeouts how long its clients may take
 */
export function suite(
  env: Readonly<Record<string, string | undefined>> = {},
  timeouts: Timeouts = defaultTimeouts,
): Suite {
  let upstream: ScriptedUpstream | undefined;
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    gateway = await startGateway(upstream, env, timeouts);
  });
  beforeEach(() => upstream?.reset());
  afterAll(async () => {
    await gateway?.close();
    await upstream?.close();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the suite has not begun');
    return value;
  };
  return {
    get upstream() {
      return there(upstream);
    },
    get gateway() {
      return there(gateway);
    },
  };
}
