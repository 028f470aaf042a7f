import { describe, expect, test } from 'vitest';
import { errorCodes, mapFailure, messageByCode, type ErrorCode, type PlatformFailure } from './errors.ts';

const rows: readonly (readonly [PlatformFailure, 'read' | 'money', ErrorCode, string])[] = [
  [
    { kind: 'answer', code: 9001, message: '残高が足りません', isSealed: true },
    'money',
    'PLATFORM_MESSAGE',
    '残高が足りません',
  ],
  [{ kind: 'answer', code: 9001, message: ' ', isSealed: true }, 'read', 'PLATFORM_MESSAGE', ''],
  [
    { kind: 'answer', code: 87321, message: 'x', isSealed: false },
    'read',
    'SESSION_EXPIRED',
    'Your login information has expired',
  ],
  [
    { kind: 'answer', code: 12345, message: 'internal words', isSealed: false },
    'read',
    'SERVER_BUSY',
    messageByCode.SERVER_BUSY,
  ],
  [
    { kind: 'status', status: 401, code: 87321, message: 'x', isSealed: false },
    'read',
    'SESSION_INVALID',
    'Your login information is invalid!',
  ],
  [
    { kind: 'status', status: 401, message: 'Sign in first', isSealed: false },
    'read',
    'UNAUTHENTICATED',
    'Sign in first',
  ],
  [{ kind: 'status', status: 401, isSealed: false }, 'read', 'UNAUTHENTICATED', ''],
  [
    { kind: 'status', status: 400, message: 'internal words', isSealed: false },
    'read',
    'BAD_REQUEST',
    'Bad request parameters',
  ],
  [{ kind: 'status', status: 403, isSealed: false }, 'read', 'ACCESS_DENIED', 'Access denied'],
  [{ kind: 'status', status: 404, isSealed: false }, 'read', 'REQUEST_TIMEOUT', 'Request timeout'],
  [
    { kind: 'status', status: 500, isSealed: false },
    'read',
    'INTERNAL_SERVER_ERROR',
    'Internal server error',
  ],
  [{ kind: 'status', status: 501, isSealed: false }, 'read', 'NOT_IMPLEMENTED', 'Service not implemented'],
  [{ kind: 'status', status: 502, isSealed: false }, 'read', 'BAD_GATEWAY', 'Gateway error'],
  [{ kind: 'status', status: 503, isSealed: false }, 'read', 'SERVICE_UNAVAILABLE', 'Service unavailable'],
  [{ kind: 'status', status: 504, isSealed: false }, 'read', 'GATEWAY_TIMEOUT', 'Gateway timeout'],
  [
    { kind: 'status', status: 505, isSealed: false },
    'read',
    'HTTP_VERSION_NOT_SUPPORTED',
    'HTTP version not supported',
  ],
  [{ kind: 'status', status: 418, isSealed: false }, 'read', 'SERVER_BUSY', messageByCode.SERVER_BUSY],
  [{ kind: 'broken' }, 'read', 'SERVER_BUSY', messageByCode.SERVER_BUSY],
  [{ kind: 'broken' }, 'money', 'OUTCOME_UNKNOWN', messageByCode.OUTCOME_UNKNOWN],
  [{ kind: 'unreachable' }, 'money', 'SERVICE_UNAVAILABLE', 'Service unavailable'],
  [{ kind: 'unanswered' }, 'read', 'GATEWAY_TIMEOUT', 'Gateway timeout'],
  [{ kind: 'unanswered' }, 'money', 'OUTCOME_UNKNOWN', messageByCode.OUTCOME_UNKNOWN],
];

describe('the error table', () => {
  test.each(rows)('%j of a %s call', (failure, effect, code, message) => {
    expect(mapFailure(failure, effect)).toMatchObject({ code, message });
  });

  const statuses = [400, 401, 403, 404, 418, 500, 501, 502, 503, 504, 505];
  const said: readonly PlatformFailure[] = [
    ...[9001, 87321, 12345].map((code) => ({ kind: 'answer', code, message: 'x', isSealed: false }) as const),
    ...statuses.map((status) => ({ kind: 'status', status, isSealed: false }) as const),
    { kind: 'status', status: 401, code: 87321, message: 'x', isSealed: false },
  ];

  test.each(said)('treats %j as unknown outcome on a money call', (failure) => {
    expect(mapFailure(failure, 'money').code).toBe('OUTCOME_UNKNOWN');
    expect(mapFailure(failure, 'write').code).not.toBe('OUTCOME_UNKNOWN');
  });

  test('trusts only sealed codes which prove that nothing moved', () => {
    const told = said.map(
      (failure) => mapFailure({ ...failure, isSealed: true } as PlatformFailure, 'money').code,
    );
    expect([...new Set(told)].sort()).toEqual([
      'ACCESS_DENIED',
      'OUTCOME_UNKNOWN',
      'PLATFORM_MESSAGE',
      'SERVICE_UNAVAILABLE',
      'SESSION_EXPIRED',
      'SESSION_INVALID',
      'UNAUTHENTICATED',
    ]);
  });

  test('returns the reason and status of an unknown outcome', () => {
    const unknown = { code: 'OUTCOME_UNKNOWN', message: messageByCode.OUTCOME_UNKNOWN };
    expect(mapFailure({ kind: 'status', status: 502, isSealed: false }, 'money')).toEqual({
      ...unknown,
      reason: 'BAD_GATEWAY',
      status: 502,
    });
    expect(mapFailure({ kind: 'unanswered' }, 'money')).toEqual({ ...unknown, reason: 'GATEWAY_TIMEOUT' });
  });

  test.each(said)('trusts %j with plain refusals only if it is a refusal', (failure) => {
    const isRefusal =
      failure.kind === 'answer'
        ? failure.code !== 12345
        : failure.kind === 'status' && [400, 401, 403, 404, 501, 505].includes(failure.status);
    const { code } = mapFailure(failure, 'money', 'plain');
    expect(code).toBe(isRefusal ? mapFailure(failure, 'read').code : 'OUTCOME_UNKNOWN');
  });

  test.each<PlatformFailure>([{ kind: 'broken' }, { kind: 'unanswered' }])(
    'leaves the outcome of %j unknown with plain refusals',
    (failure) => {
      expect(mapFailure(failure, 'money', 'plain').code).toBe('OUTCOME_UNKNOWN');
    },
  );

  test('contains a message for every code', () => {
    expect(Object.keys(messageByCode).sort()).toEqual([...errorCodes].sort());
  });
});
