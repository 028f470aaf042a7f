/** What is asked of a member in a scanned link, such as `…/#/…?to=budi`; else the scanned text. */
export function scannedName(text: string): string | null {
  const query = text.trim().split('#')[1]?.split('?')[1];
  const name = query === undefined ? text.trim() : (new URLSearchParams(query).get('to') ?? '');
  return /^[A-Za-z]\w{3,19}$/.test(name) ? name : null;
}

/** `ethereum:0x…@56/transfer?address=0x…`: whom it is sent to, on which chain, what it calls, and with what. */
const request = /^(?:[a-z]+:(?:pay-)?)?([^@/?]*)(?:@[^/?]*)?(?:\/(\w*))?(?:\?(.*))?$/is;

/** Whom a payment request pays. One that pays in a token is sent to the token's contract and names the recipient. */
function recipientOf(text: string): string | null {
  const [, target = null, called = '', parameters] = request.exec(text) ?? [];
  if (called === '') return target;
  return called === 'transfer' ? new URLSearchParams(parameters).get('address') : null;
}

/** The wallet address in a scanned text, which may be a payment request (EIP-681): `ethereum:0x…@56?value=1`. */
export function scannedAddress(text: string): string | null {
  const address = recipientOf(text.trim());
  return address !== null && /^[A-Za-z0-9]{26,64}$/.test(address) ? address : null;
}
