/** A gateway in front of a scripted platform for the tests of one file, forgotten by the platform between them. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startGateway, type TestGateway } from './gateway.ts';
import { ScriptedUpstream } from './scripted-upstream.ts';

/** What a test works with; there from the first `beforeAll` on. */
export interface Suite {
  readonly upstream: ScriptedUpstream;
  readonly gateway: TestGateway;
}

/** @param env changes to the gateway's environment */
export function suite(env: Readonly<Record<string, string | undefined>> = {}): Suite {
  let upstream: ScriptedUpstream | undefined;
  let gateway: TestGateway | undefined;
  beforeAll(async () => {
    upstream = await ScriptedUpstream.start();
    gateway = await startGateway(upstream, env);
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
