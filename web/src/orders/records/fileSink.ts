/** A file that is written bit by bit, and there only once it is closed: half a file is no file. */
export interface FileSink {
  write: (text: string) => Promise<void>;
  /** Completes the file. */
  close: () => Promise<void>;
  /** Leaves nothing behind. */
  abort: () => Promise<void>;
}

const csvType = 'text/csv';

interface SaveFilePicker {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: readonly { accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}

/** Text above this length, in characters, is moved to a blob: browsers keep large blobs on disk. */
const partLength = 1 << 20;

/** Collects the file in blobs, and hands it to the browser's downloads. */
export function downloadSink(name: string): FileSink {
  const parts: Blob[] = [];
  let text = '';
  const store = () => {
    if (text !== '') parts.push(new Blob([text]));
    text = '';
  };
  return {
    write: async (more) => {
      text += more;
      if (text.length >= partLength) store();
    },
    close: async () => {
      store();
      const address = URL.createObjectURL(new Blob(parts, { type: `${csvType};charset=utf-8` }));
      const link = document.createElement('a');
      link.href = address;
      link.download = name;
      link.click();
      // The download has read the address by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      parts.length = 0;
    },
    abort: async () => {
      parts.length = 0;
      text = '';
    },
  };
}

/**
 * Where a file goes: where the browser can, straight to a place the member chooses, so that no length of it fills the
 * memory; otherwise to the downloads. Null when the member chose no place. Called by a press, without anything awaited
 * before: browsers ask for a place then only.
 */
export async function openFile(name: string): Promise<FileSink | null> {
  const picker = window as unknown as SaveFilePicker;
  if (picker.showSaveFilePicker === undefined) return downloadSink(name);
  try {
    const handle = await picker.showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { [csvType]: ['.csv'] } }],
    });
    const file = await handle.createWritable();
    return {
      write: (text) => file.write(text),
      close: () => file.close(),
      abort: () => file.abort(),
    };
  } catch (error) {
    // Nothing chosen. On any other error the file goes to the downloads.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return downloadSink(name);
  }
}
