/** The conformance suite of GraphQL over HTTP. */
import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { suite } from '../../test/suite.ts';

const test = suite();

const audits = serverAudits({
  url: () => {
    const address = test.gateway.app.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('not listening');
    return `http://127.0.0.1:${address.port}/graphql`;
  },
});

describe('GraphQL over HTTP', () => {
  it('runs an unchanged set of audits', () => {
    expect(audits.length).toBeGreaterThanOrEqual(61);
  });

  it.each(audits.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_name, audit) => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    },
  );
});
