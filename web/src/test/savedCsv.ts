import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';

export interface SavedCsv {
  readonly name: string;
  /** Without the byte order mark. */
  readonly text: string;
  /** Each by the names of the columns. For files without quotes in their fields. */
  readonly rows: readonly Readonly<Record<string, string | undefined>>[];
}

const fieldsOf = (line: string): readonly string[] => line.slice(1, -1).split('","');

/** Takes what the browser is given to download. The test restores the mocks and the globals. */
export function catchDownloads(): readonly { readonly name: string; readonly file: Blob | undefined }[] {
  const saved: { name: string; file: Blob | undefined }[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  const create = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: create.mock.lastCall?.[0] as Blob });
  });
  return saved;
}

/** Exports the list that is shown, and reads the file. The test restores the mocks and the globals. */
export async function saveCsv(): Promise<SavedCsv> {
  const saved = catchDownloads();
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [download] = saved;
  // Reading as text drops the mark.
  const text = (await download?.file?.text()) ?? '';
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  const titles = fieldsOf(head);
  const rows = lines.map((line) => {
    const fields = fieldsOf(line);
    return Object.fromEntries(titles.map((title, i) => [title, fields[i]]));
  });
  return { name: download?.name ?? '', text, rows };
}
