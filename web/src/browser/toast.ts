import type { toast as Toast } from 'sonner';

let loaded: typeof Toast | undefined;

/** Loads the toaster lazily: no screen starts with a toast. */
export async function loadToasts(): Promise<typeof Toast> {
  const { toast: library } = await import('sonner');
  loaded = library;
  return library;
}

/** Runs at once when toasts are loaded, else as soon as they are, in the order of the calls. */
function whenLoaded(call: (toast: typeof Toast) => void): void {
  if (loaded !== undefined) call(loaded);
  else loadToasts().then(call, () => undefined);
}

/** The portal's toasts. */
export const toast = {
  success: (...words: Parameters<typeof Toast.success>) =>
    whenLoaded((library) => void library.success(...words)),
  info: (...words: Parameters<typeof Toast.info>) => whenLoaded((library) => void library.info(...words)),
  error: (...words: Parameters<typeof Toast.error>) => whenLoaded((library) => void library.error(...words)),
  /** Closes all. */
  dismiss: () => whenLoaded((library) => void library.dismiss()),
  /** Closes those of errors. */
  dismissErrors: () =>
    whenLoaded((library) => {
      for (const shown of library.getToasts())
        if ('type' in shown && shown.type === 'error') library.dismiss(shown.id);
    }),
};
