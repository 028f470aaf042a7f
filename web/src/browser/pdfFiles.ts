/**
 * What a PDF may use without having it within: how characters are encoded in Chinese, Japanese and Korean, and the two
 * standard fonts that no system has. By name; each is a file that is fetched alone. Their licences come with them.
 */
const files = import.meta.glob<string>(
  [
    '../../node_modules/pdfjs-dist/cmaps/*',
    '../../node_modules/pdfjs-dist/standard_fonts/{FoxitDingbats.pfb,FoxitSymbol.pfb,LICENSE_FOXIT}',
  ],
  { query: '?url', import: 'default', eager: true },
);

const addresses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Fetches a file. Rejects for one that there is none of, and where it does not arrive. */
export async function fetchPdfFile(name: string): Promise<Uint8Array> {
  const address = addresses.get(name);
  if (address === undefined) throw new Error(`There is no ${name}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${name} did not arrive`);
  return new Uint8Array(await answer.arrayBuffer());
}
