import { describe, expect, it } from 'vitest';
import { interpretAudit } from './audit-packages.ts';

describe('the advisory check', () => {
  it('succeeds when the registry lists no critical one', () => {
    expect(interpretAudit({ code: 0, output: '3 vulnerabilities found\nSeverity: 3 moderate' })).toBe(
      'right',
    );
  });

  it('fails when the registry lists a critical one', () => {
    expect(interpretAudit({ code: 1, output: '1 vulnerabilities found\nSeverity: 1 critical' })).toBe(
      'critical',
    );
  });

  it.each([
    { code: 1, output: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n the audit endpoint responded with 405' },
    { code: 1, output: 'TypeError: fetch failed' },
    { code: 1, output: '' },
    { code: null, output: '' },
  ])('reports that nothing was checked when no registry answers: %j', (run) => {
    expect(interpretAudit(run)).toBe('unchecked');
  });
});
