/** A gateway in front of a scripted platform for the tests of one file, forgotten by the platform between them. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { usualPatience, type Patience } from '../src/http/patience.ts';
import { startGateway, type TestGateway } from './gateway.ts';
import { ScriptedUpstream } from './scripted-upstream.ts';

/** What a test works with; there from the first `beforeAll` on. */
export interface Suite {
  readonly upstream: ScriptedUpstream;
  readonly gateway: TestGateway;
}

/** What holds in service, ten times as fast: for tests of clients that are slow. */
export const littlePatience: Patience = {
  headersMs: usualPatience.headersMs / 10,
  requestMs: usualPatience.requestMs / 10,
  checkMs: usualPatience.checkMs / 10,
  files: {
    graceMs: usualPatience.files.graceMs / 10,
    bytesPerMs: usualPatience.files.bytesPerMs * 10,
    checkMs: usualPatience.files.checkMs / 10,
  },
};

/**
 * @param env changes to the gateway's environment
 * @param patience how long its clients may take
 */
export function suite(
  env: Readonly<Record<string, string | undefined>> = {},
  patience: Patience = usualPatience,
): Suite {
  let upstream: ScriptedUpstream | undefined;
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    gateway = await startGateway(upstream, env, patience);
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
