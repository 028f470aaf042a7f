import { describe, expect, it, vi } from 'vitest';
import { catchDownloads } from '../../test/savedCsv.ts';
import { openFile } from './fileSink.ts';

describe('a file for the downloads', () => {
  it('saves the file byte for byte once it is closed', async () => {
    const saved = catchDownloads();
    const file = await openFile('records.csv');
    await file?.write('\uFEFF"件"\r\n');
    await file?.write('x'.repeat(1_500_000));
    await file?.write('\r\n');
    expect(saved).toEqual([]);
    await file?.close();
    expect(saved[0]?.name).toBe('records.csv');
    expect(saved[0]?.file?.type).toBe('text/csv;charset=utf-8');
    const bytes = new Uint8Array((await saved[0]?.file?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect([...bytes.slice(0, 9)]).toEqual([0xef, 0xbb, 0xbf, 0x22, 0xe4, 0xbb, 0xb6, 0x22, 0x0d]);
    expect(bytes).toHaveLength(3 + 7 + 1_500_000 + 2);
  });

  it('saves no file when the export is cancelled', async () => {
    const saved = catchDownloads();
    const file = await openFile('records.csv');
    await file?.write('x');
    await file?.abort();
    expect(saved).toEqual([]);
  });
});

describe('a file at a place the member chooses', () => {
  function picker(choose: () => Promise<unknown>) {
    const ask = vi.fn(choose);
    vi.stubGlobal('showSaveFilePicker', ask);
    return ask;
  }

  it('writes the data there as it arrives', async () => {
    const writable = { write: vi.fn(), close: vi.fn(), abort: vi.fn() };
    const ask = picker(async () => ({ createWritable: async () => writable }));
    const file = await openFile('records.csv');
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ suggestedName: 'records.csv' }));
    await file?.write('a');
    await file?.write('b');
    await file?.close();
    expect(writable.write.mock.calls.flat()).toEqual(['a', 'b']);
    expect(writable.close).toHaveBeenCalledOnce();
  });

  it('returns no file when no place was chosen', async () => {
    picker(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await openFile('records.csv')).toBeNull();
  });

  it('saves to the downloads when the browser refuses the place', async () => {
    const saved = catchDownloads();
    picker(() => Promise.reject(new DOMException('', 'SecurityError')));
    const file = await openFile('records.csv');
    await file?.close();
    expect(saved).toHaveLength(1);
  });
});
