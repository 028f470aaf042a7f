/** What is asked of a member in a scanned link, such as `…/#/…?to=budi`; else the scanned text. */
export function scannedName(text: string): string | null {
  const query = text.trim().split('#')[1]?.split('?')[1];
  const name = query === undefined ? text.trim() : (new URLSearchParams(query).get('to') ?? '');
  return /^[A-Za-z]\w{3,19}$/.test(name) ? name : null;
}

/** The wallet address in a scanned text, which may be a payment request: `ethereum:0x…@56?value=1`. */
export function scannedAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^[a-z]+:(?:pay-)?/i, '')
    .replace(/[@?/].*$/s, '');
  return /^[A-Za-z0-9]{26,64}$/.test(address) ? address : null;
}
