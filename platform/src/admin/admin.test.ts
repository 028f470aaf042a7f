import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../test/testing.ts';
import { createAdminServer } from './server.ts';

let platform: TestPlatform;
let started = false;
const admin = createAdminServer(() => (started ? platform : undefined));
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  await admin.close();
  await platform.close();
});
const get = (url: string) => admin.inject({ method: 'GET', url });

it('answers livez before it is ready', async () => {
  expect((await get('/livez')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(503);
  expect((await get('/metrics')).statusCode).toBe(503);
  started = true;
  await platform.guard.check();
  const { statusCode, body } = await get('/readyz');
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toEqual({
    ready: true,
    checks: {
      process: { status: 'up', draining: false },
      database: { status: 'up', kind: 'pglite', latencyMs: expect.any(Number) as number },
      ledger: { status: 'up', violations: 0, auditedAt: expect.any(String) as string },
    },
  });
});

it('answers a malformed URL with its own error body and headers', async () => {
  const { statusCode, body, headers } = await get('/%zz');
  expect([statusCode, body]).toEqual([400, '{"code":400,"message":"Bad request parameters"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

it('exports the metrics that operators monitor', async () => {
  await platform.app.inject({
    method: 'POST',
    url: '/api/app/user/levelList',
    headers: { 'content-type': 'application/json', 'login-type': 'USER' },
    payload: '{"data":{},"needEn":false}',
  });
  const { body } = await get('/metrics');
  for (const name of [
    'build_info{version="0.1.0"',
    'http_server_request_duration_seconds_count{method="POST",route="/api/app/user/levelList",status="200",code="20000"} 1',
    'http_server_active_requests 0',
    'ledger_audit_violations 0',
    'ledger_audit_timestamp_seconds 1',
    'db_pool_in_use 0',
    'db_pool_waiting 0',
    'pglite_restarts_total 0',
    'password_hash_queue{queue="members"} 0',
    'password_hash_queue{queue="visitors"} 0',
    'nodejs_eventloop_lag_seconds',
  ]) {
    expect(body).toContain(name);
  }
});

it('reports ledger violations, stays ready and refuses to move credits', async () => {
  const { database } = platform.services;
  await platform.addMember('aiko', { balances: { CASH_POINT: '5' } });
  await database.execute('update account set available = available + 1 where coin_id = 1 and available > 0');
  await platform.guard.check();
  expect(JSON.parse((await get('/readyz')).body)).toMatchObject({
    ready: true,
    checks: { ledger: { status: 'down', violations: 1 } },
  });
  expect((await get('/metrics')).body).toContain('ledger_audit_violations 1');
  await expect(platform.addMember('budi', { balances: { CASH_POINT: '5' } })).rejects.toThrow(
    'LEDGER_HALTED',
  );
  await database.execute('update account set available = available - 1 where coin_id = 1 and available > 0');
  await platform.guard.check();
  expect((await get('/metrics')).body).toContain('ledger_audit_violations 0');
});

it('reports not ready while draining, but still answers', async () => {
  platform.drain();
  expect((await get('/readyz')).statusCode).toBe(503);
  const { statusCode } = await platform.app.inject({ method: 'POST', url: '/api/app/user/levelList' });
  expect(statusCode).toBe(400);
  expect((await get('/livez')).statusCode).toBe(200);
});
