import { useExtensionsQuery } from './extensions.generated.ts';

/**
 * Whether the platform has an extension; undefined until that is known. Asked once, since it does not change while a
 * page is open.
 */
export const useExtension = (name: string): boolean | undefined =>
  useExtensionsQuery({ context: { background: true } }).data?.portal.extensions.includes(name);
