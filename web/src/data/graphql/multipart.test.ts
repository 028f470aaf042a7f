import { describe, expect, it } from 'vitest';
import { toBody } from './multipart.ts';

const picture = new File(['picture'], 'receipt.png', { type: 'image/png' });
const other = new File(['other'], 'other.jpg', { type: 'image/jpeg' });

const operation = (variables: unknown) => ({ documentId: 'd'.repeat(64), operationName: 'Send', variables });

/** Parts of a multipart body, in order. */
function partsOf(variables: unknown): [string, FormDataEntryValue][] {
  const { body, contentType } = toBody(operation(variables));
  expect(contentType).toBeUndefined();
  return [...(body as FormData).entries()];
}

describe('a request body', () => {
  it('uses JSON without files', () => {
    const variables = { input: { amount: '25', note: null, tags: ['a'], at: new Date(0) } };
    const { body, contentType, fileBytes } = toBody(operation(variables));
    expect(contentType).toBe('application/json');
    expect(body).toBe(JSON.stringify(operation(variables)));
    expect(fileBytes).toBe(0);
  });

  it('uses a form with operation, map and file in that order', async () => {
    const parts = partsOf({ input: { amount: '25', receiptImage: picture } });
    expect(parts.map(([name]) => name)).toEqual(['operations', 'map', '0']);
    expect(JSON.parse(parts[0]?.[1] as string)).toEqual(
      operation({ input: { amount: '25', receiptImage: null } }),
    );
    expect(JSON.parse(parts[1]?.[1] as string)).toEqual({ 0: ['variables.input.receiptImage'] });
    const sent = parts[2]?.[1] as File;
    expect(sent.name).toBe('receipt.png');
    expect(sent.type).toBe('image/png');
    expect(await sent.text()).toBe('picture');
  });

  it('maps several files to their paths, and sends a repeated file once', () => {
    const parts = partsOf({ input: { front: picture, more: [other, { again: picture }] } });
    expect(parts.map(([name]) => name)).toEqual(['operations', 'map', '0', '1']);
    expect(JSON.parse(parts[1]?.[1] as string)).toEqual({
      0: ['variables.input.front', 'variables.input.more.1.again'],
      1: ['variables.input.more.0'],
    });
  });

  it('does not modify the variables', () => {
    const variables = { input: { receiptImage: picture } };
    expect(toBody(operation(variables)).fileBytes).toBe(picture.size);
    expect(variables.input.receiptImage).toBe(picture);
  });
});
