import { describe, expect, test } from 'vitest';
import { errorCodes, mapFailure, messageOfCode, type ErrorCode, type PlatformFailure } from './errors.ts';

const rows: readonly (readonly [PlatformFailure, 'read' | 'money', ErrorCode, string])[] = [
  [
    { kind: 'answer', code: 9001, message: '残高が足りません' },
    'money',
    'PLATFORM_MESSAGE',
    '残高が足りません',
  ],
  [{ kind: 'answer', code: 9001, message: ' ' }, 'read', 'PLATFORM_MESSAGE', messageOfCode.PLATFORM_MESSAGE],
  [
    { kind: 'answer', code: 87321, message: 'x' },
    'read',
    'SESSION_EXPIRED',
    'Your login information has expired',
  ],
  [
    { kind: 'answer', code: 12345, message: 'internal words' },
    'read',
    'SERVER_BUSY',
    messageOfCode.SERVER_BUSY,
  ],
  [
    { kind: 'status', status: 401, code: 87321, message: 'x' },
    'read',
    'SESSION_INVALID',
    'Your login information is invalid!',
  ],
  [{ kind: 'status', status: 401, message: 'Sign in first' }, 'read', 'UNAUTHENTICATED', 'Sign in first'],
  [{ kind: 'status', status: 401 }, 'read', 'UNAUTHENTICATED', messageOfCode.UNAUTHENTICATED],
  [
    { kind: 'status', status: 400, message: 'internal words' },
    'read',
    'BAD_REQUEST',
    'Bad request parameters',
  ],
  [{ kind: 'status', status: 403 }, 'read', 'ACCESS_DENIED', 'Access denied'],
  [{ kind: 'status', status: 404 }, 'read', 'REQUEST_TIMEOUT', 'Request timeout'],
  [{ kind: 'status', status: 500 }, 'read', 'INTERNAL_SERVER_ERROR', 'Internal server error'],
  [{ kind: 'status', status: 501 }, 'read', 'NOT_IMPLEMENTED', 'Service not implemented'],
  [{ kind: 'status', status: 502 }, 'read', 'BAD_GATEWAY', 'Gateway error'],
  [{ kind: 'status', status: 503 }, 'read', 'SERVICE_UNAVAILABLE', 'Service unavailable'],
  [{ kind: 'status', status: 504 }, 'read', 'GATEWAY_TIMEOUT', 'Gateway timeout'],
  [{ kind: 'status', status: 505 }, 'read', 'HTTP_VERSION_NOT_SUPPORTED', 'HTTP version not supported'],
  [{ kind: 'status', status: 418 }, 'read', 'SERVER_BUSY', messageOfCode.SERVER_BUSY],
  [{ kind: 'broken' }, 'read', 'SERVER_BUSY', messageOfCode.SERVER_BUSY],
  [{ kind: 'broken' }, 'money', 'OUTCOME_UNKNOWN', messageOfCode.OUTCOME_UNKNOWN],
  [{ kind: 'unreachable' }, 'money', 'SERVICE_UNAVAILABLE', 'Service unavailable'],
  [{ kind: 'unanswered' }, 'read', 'GATEWAY_TIMEOUT', 'Gateway timeout'],
  [{ kind: 'unanswered' }, 'money', 'OUTCOME_UNKNOWN', messageOfCode.OUTCOME_UNKNOWN],
];

describe('the error table', () => {
  test.each(rows)('%j of a %s call', (failure, effect, code, message) => {
    expect(mapFailure(failure, effect)).toEqual({ code, message });
  });

  test('has words for every code', () => {
    expect(Object.keys(messageOfCode).sort()).toEqual([...errorCodes].sort());
  });
});
