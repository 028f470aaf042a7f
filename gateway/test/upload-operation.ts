/** A valid operation with a picture, for tests that change one thing about it: the first of the domains' rows. */
import type { TestGateway } from './gateway.ts';
import type { SendOptions } from './multipart.ts';
import { calls } from './rows.ts';

const call = calls.find(({ picturePath }) => typeof picturePath === 'string');
if (typeof call?.picturePath !== 'string') throw new Error('no domain has a call with a picture');

export const { endpoint, document: query, result, data } = call;
export const path = call.picturePath;
/** The variables without their file: null stands in its place. */
export const input = call.variables['input'] as Readonly<Record<string, unknown>>;
export const operation = { query, variables: { input } };
export const map = { 0: [`variables.${path}`] };
export const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);

let addresses = 0;

/**
 * Options of a member at an unused address, for gateways behind a proxy, so that no test reaches the limits of an
 * address unless it means to.
 */
export const anyMember = (): SendOptions => {
  addresses += 1;
  return {
    token: `token-${addresses}`,
    headers: { 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses & 255}` },
  };
};

/** How many uploads the gateway's metrics say are in progress. */
export const countUploads = async (gateway: TestGateway): Promise<string | undefined> =>
  /^uploads_under_way (\d+)$/m.exec((await gateway.ask('/metrics')).text)?.[1];
