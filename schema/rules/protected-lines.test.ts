import { describe, expect, it } from 'vitest';
import { isProtectedLine } from './protected-lines.ts';

describe('isProtectedLine', () => {
  it.each([
    'https://platform.internal',
    'rediss://redis:6380',
    'smtps://mail.example.com',
    'http://127.0.0.1:4100',
    'http://localhost:8545',
    'redis://[::1]:6379',
    'smtp://127.0.0.1:1025',
    'postgres://user@localhost/portal',
    'postgres://user@[::1]:5432/portal',
    'postgres://user@db/portal?host=/var/run/postgresql',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/portal',
    'postgres://user:password@db:5432/portal?sslmode=require',
    'postgresql://user:password@db/portal?sslmode=verify-full&sslrootcert=/ca.pem',
  ])('returns true for %s', (address) => {
    expect(isProtectedLine(address)).toBe(true);
  });

  it.each([
    'http://platform:4100',
    'redis://redis:6379',
    'smtp://mail.example.com:587',
    'http://localhost.example.com',
    'postgres://user:password@db:5432/portal',
    'postgres://user:password@db/portal?sslmode=prefer',
    'postgres://user:password@db/portal?sslmode=no-verify',
    'postgres://user:password@db/portal?ssl=true',
    'postgres://user:password@db/portal?sslmode=require&uselibpqcompat=true',
    'postgres://user:password@localhost/portal?host=db',
  ])('returns false for %s', (address) => {
    expect(isProtectedLine(address)).toBe(false);
  });
});
