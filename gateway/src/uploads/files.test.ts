/** Files on their way into the envelope, in development and in production. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadBytes } from '@portal/schema/rest';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/gateway.ts';
import { bodyOf, partsOf, send, upload, type Part, type SendOptions } from '../../test/multipart.ts';
import { suite } from '../../test/suite.ts';
import {
  anyMember,
  data as expected,
  endpoint,
  input,
  map,
  operation,
  path,
  picture,
  query,
  result,
} from '../../test/upload-operation.ts';

const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });

const sendParts = (parts: readonly Part[], options: SendOptions = {}) =>
  send(test.gateway, bodyOf(parts), { ...anyMember(), ...options });

describe('a file', () => {
  it('arrives in the envelope as base64, along with the other input', async () => {
    test.upstream.result(endpoint, result);
    const who = anyMember();
    const { status, data, errors } = await upload(test.gateway, operation, { path, content: picture }, who);
    expect([status, errors]).toEqual([200, undefined]);
    expect(data).toEqual(expected);
    const call = test.upstream.only(endpoint);
    expect(call).toMatchObject({ isSealed: true, headers: { token: who.token } });
    expect(Object.values(call.data as object)).toContain(picture.toString('base64'));
  });

  it('arrives whole at the maximum size, whatever its content and name', async () => {
    test.upstream.result(endpoint, result);
    const content = Buffer.alloc(uploadBytes, '\r\n--portal-test-boundar');
    const parts = partsOf(operation, map, { 0: content }).map((part) =>
      part.name === '0' ? { ...part, fileName: '../../évil.svg', type: 'image/svg+xml' } : part,
    );
    const { errors } = await sendParts(parts);
    expect(errors).toBeUndefined();
    const sent = Object.values(test.upstream.only(endpoint).data as object) as (string | null)[];
    expect(sent.includes(content.toString('base64'))).toBe(true);
  });
});

describe('in production', () => {
  const file = join(temporaryFolder(), 'trusted-documents.json');
  const text = print(parse(query.replace('mutation', 'mutation SendPicture')));
  const documentId = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, JSON.stringify({ [documentId]: text }));
  const production = suite({
    NODE_ENV: 'production',
    DRAIN_DELAY_MS: '0',
    TRUSTED_DOCUMENTS_FILE: file,
  });

  it('accepts files for a trusted document sent by its id and counts it under its name', async () => {
    production.upstream.result(endpoint, result);
    for (const id of [documentId, `sha256:${documentId}`]) {
      const named = { documentId: id, operationName: 'SendPicture', variables: { input } };
      const { data } = await upload(production.gateway, named, { path, content: picture }, { token: 'a' });
      expect(data).toEqual(expected);
    }
    expect(production.gateway.log()).toContain('"operation":"SendPicture"');
  });

  it.each([
    ['a free document', { ...operation }],
    ['an empty document beside an id', { documentId, query: '', variables: { input } }],
    ['an unknown id', { documentId: 'f'.repeat(64), variables: { input } }],
  ])('rejects files for %s', async (_what, asked) => {
    const { status, errors } = await upload(
      production.gateway,
      asked,
      { path, content: picture },
      { token: 'a' },
    );
    expect(status).toBe(400);
    expect(['DOCUMENT_NOT_TRUSTED', 'BAD_REQUEST']).toContain(errors?.[0]?.extensions.code);
    expect(production.upstream.calls).toHaveLength(0);
  });
});
