/** A valid operation with a picture, for tests that change one thing about it: the first such test case. */
import { calls } from './cases.ts';
import type { TestGateway } from './gateway.ts';
import type { SendOptions } from './multipart.ts';

const call = calls.find(({ picturePath }) => typeof picturePath === 'string');
if (typeof call?.picturePath !== 'string') throw new Error('no domain has a call with a picture');

export const { endpoint, document: query, result, data } = call;
export const path = call.picturePath;
/** The variables with null instead of the file. */
export const input = call.variables['input'] as Readonly<Record<string, unknown>>;
export const operation = { query, variables: { input } };
export const map = { 0: [`variables.${path}`] };
export const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff]);

let addresses = 0;

/**
 * Options of a member at an unused address, for gateways behind a proxy, so that tests stay below the limits of an
 * address.
 */
export const anyMember = (): SendOptions => {
  addresses += 1;
  return {
    token: `token-${addresses}`,
    headers: { 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses & 255}` },
  };
};

/** The number of uploads in progress, from the gateway's metrics. */
export const countUploads = async (gateway: TestGateway): Promise<string | undefined> =>
  /^uploads_under_way (\d+)$/m.exec((await gateway.requestAdmin('/metrics')).text)?.[1];
