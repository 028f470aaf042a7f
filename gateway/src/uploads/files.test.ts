/** Files on their way into the envelope, in development and in production. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deposit, uploadBytes } from '@portal/schema/rest';
import { describe, expect, it } from 'vitest';
import { input, map, operation, path, picture, somebody } from '../../test/bank-deposit.ts';
import { temporaryFolder } from '../../test/gateway.ts';
import { bodyOf, partsOf, send, upload, type Part, type SendOptions } from '../../test/multipart.ts';
import { bankDeposit, onChainDeposit } from '../../test/orders.ts';
import { suite } from '../../test/suite.ts';

const test = suite({ TRUSTED_PROXIES: '127.0.0.1' });

const sendParts = (parts: readonly Part[], options: SendOptions = {}) =>
  send(test.gateway, bodyOf(parts), { ...somebody(), ...options });

describe('a file', () => {
  it('arrives in the envelope as base64, beside what was said of it', async () => {
    test.upstream.result(deposit.bankDeposit, bankDeposit.order);
    const who = somebody();
    const { status, data, errors } = await upload(test.gateway, operation, { path, content: picture }, who);
    expect([status, errors]).toEqual([200, undefined]);
    expect(data).toEqual({ depositByBank: { deposit: { id: '72', status: 'PENDING_REVIEW' } } });
    const call = test.upstream.only(deposit.bankDeposit);
    expect(call).toMatchObject({ isSealed: true, headers: { token: who.token } });
    expect(call.data).toEqual({
      idempotencyKey: '0123456789abcdef',
      channelId: '1',
      sysBankAccountId: '5',
      amount: '100',
      exchangeRate: '0.98765432',
      referenceNo: 'BANK-0001',
      receiptImage: picture.toString('base64'),
    });
  });

  it.each([
    ['a variable of its own', '$file: Upload', 'receiptImage: $file', { file: null }, 'file'],
    [
      'an input',
      '$input: OnChainDepositInput!',
      undefined,
      {
        input: {
          idempotencyKey: '0123456789abcdef',
          network: 'TRC20',
          amount: '1',
          reference: 'r',
          receiptImage: null,
        },
      },
      'input.receiptImage',
    ],
  ])('is %s', async (_what, variable, field, variables, at) => {
    test.upstream.result(deposit.deposit, onChainDeposit.order);
    const given =
      field === undefined
        ? '$input'
        : `{ idempotencyKey: "0123456789abcdef", network: TRC20, amount: "1", reference: "r", ${field} }`;
    const text = `mutation (${variable}) { depositOnChain(input: ${given}) { deposit { id } } }`;
    const { data } = await upload(
      test.gateway,
      { query: text, variables },
      { path: at, content: picture },
      somebody(),
    );
    expect(data).toEqual({ depositOnChain: { deposit: { id: '71' } } });
    expect(test.upstream.only(deposit.deposit).data).toMatchObject({
      receiptImage: picture.toString('base64'),
    });
  });

  it('may be left out where it is not needed', async () => {
    test.upstream.result(deposit.deposit, onChainDeposit.order);
    const text =
      'mutation ($input: OnChainDepositInput!) { depositOnChain(input: $input) { deposit { id } } }';
    const variables = {
      input: { idempotencyKey: '0123456789abcdef', network: 'TRC20', amount: '1', reference: 'r' },
    };
    const { data } = await sendParts(partsOf({ query: text, variables }, {}));
    expect(data).toEqual({ depositOnChain: { deposit: { id: '71' } } });
  });

  it('of the largest size arrives whole, whatever is in it and however it is called', async () => {
    test.upstream.result(deposit.bankDeposit, bankDeposit.order);
    const content = Buffer.alloc(uploadBytes, '\r\n--portal-test-boundar');
    const parts = partsOf(operation, map, { 0: content }).map((part) =>
      part.name === '0' ? { ...part, fileName: '../../évil.svg', type: 'image/svg+xml' } : part,
    );
    const { errors } = await sendParts(parts);
    expect(errors).toBeUndefined();
    const { receiptImage } = test.upstream.only(deposit.bankDeposit).data as { receiptImage: string };
    expect(Buffer.from(receiptImage, 'base64').equals(content)).toBe(true);
  });
});

describe('in production', () => {
  const file = join(temporaryFolder(), 'trusted-documents.json');
  const text = `mutation Deposit($input: BankDepositInput!) {
  depositByBank(input: $input) {
    deposit {
      id
    }
  }
}`;
  const documentId = createHash('sha256').update(text).digest('hex');
  writeFileSync(file, JSON.stringify({ [documentId]: text }));
  const production = suite({
    NODE_ENV: 'production',
    DRAIN_DELAY_MS: '0',
    TRUSTED_DOCUMENTS_FILE: file,
  });

  it('a trusted document takes files, named by its id, and is counted by its name', async () => {
    production.upstream.result(deposit.bankDeposit, bankDeposit.order);
    for (const id of [documentId, `sha256:${documentId}`]) {
      const named = { documentId: id, operationName: 'Deposit', variables: { input } };
      const { data } = await upload(production.gateway, named, { path, content: picture }, { token: 'a' });
      expect(data).toEqual({ depositByBank: { deposit: { id: '72' } } });
    }
    expect(production.gateway.log()).toContain('"operation":"Deposit"');
  });

  it.each([
    ['a free document', { ...operation }],
    ['an empty document beside an id', { documentId, query: '', variables: { input } }],
    ['an unknown id', { documentId: 'f'.repeat(64), variables: { input } }],
  ])('%s does not', async (_what, asked) => {
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
