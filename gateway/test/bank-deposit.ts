/** A request with a file, whole and in order, for tests that change one thing about it. */
import type { SendOptions } from './multipart.ts';
import type { TestGateway } from './gateway.ts';

let addresses = 0;

/**
 * Somebody at an address of their own, for gateways behind a proxy: the limits of an address are tested where they are
 * meant.
 */
export const somebody = (): SendOptions => {
  addresses += 1;
  return {
    token: `token-${addresses}`,
    headers: { 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses & 255}` },
  };
};

export const query =
  'mutation ($input: BankDepositInput!) { depositByBank(input: $input) { deposit { id status } } }';
export const input = {
  idempotencyKey: '0123456789abcdef',
  channelId: '1',
  bankAccountId: '5',
  amount: '100',
  rate: '0.98765432',
  reference: 'BANK-0001',
  receiptImage: null,
};
export const operation = { query, variables: { input } };
export const map = { 0: ['variables.input.receiptImage'] };
export const path = 'input.receiptImage';
export const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);

/** How many uploads the gateway says are under way. */
export const underWay = async (gateway: TestGateway): Promise<string | undefined> =>
  /^uploads_under_way (\d+)$/m.exec((await gateway.ask('/metrics')).text)?.[1];
