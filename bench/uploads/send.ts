/** Members who send pictures of the maximum size, each from a different address. */
import { randomBytes, randomUUID } from 'node:crypto';
import { uploadBytes } from '@portal/schema/rest';
import { request } from 'undici';

const boundary = 'portal-bench-boundary';

const part = (head: string, content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

const picture = randomBytes(uploadBytes);
let members = 0;

/** The request of one member for the operation with this id. */
function requestOf(documentId: string): { body: Buffer; headers: Record<string, string> } {
  members += 1;
  const input = {
    idempotencyKey: randomUUID(),
    channelId: '1',
    bankAccountId: '1',
    amount: '100',
    rate: '1',
    reference: 'BENCH-0001',
    receiptImage: null,
  };
  return {
    body: Buffer.concat([
      part('name="operations"', JSON.stringify({ documentId, variables: { input } })),
      part('name="map"', '{"0":["variables.input.receiptImage"]}'),
      part('name="0"; filename="receipt.png"', picture),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      accept: 'application/json',
      authorization: `Bearer member-${members}`,
      'x-forwarded-for': `10.${members >> 16}.${(members >> 8) & 255}.${members & 255}`,
    },
  };
}

/** Sends uploads with a number of them at once; throws if one did not reach the upstream. */
export async function sendUploads(
  url: string,
  documentId: string,
  count: number,
  atOnce: number,
): Promise<void> {
  let left = count;
  const sendOne = async (): Promise<void> => {
    const answer = await request(`${url}/graphql`, { method: 'POST', ...requestOf(documentId) });
    const text = await answer.body.text();
    // The upstream does not seal refusals, and the gateway does not trust unsealed ones.
    if (!text.includes('"OUTCOME_UNKNOWN"'))
      throw new Error(`An upload was answered wrongly: ${text.slice(0, 300)}`);
  };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await sendOne();
      }
    }),
  );
}
