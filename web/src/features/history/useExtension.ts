import { useRecordExtensionsQuery } from './statement.generated.ts';

/** Whether the platform has an extension; false until that is known. Asked once, since it does not change while a page is open. */
export const useExtension = (name: string): boolean =>
  useRecordExtensionsQuery({ context: { shownByScreen: true } }).data?.portal.extensions.includes(name) ===
  true;
