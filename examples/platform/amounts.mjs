/** Amounts as whole numbers of the smallest unit, a hundred-millionth: floats would lose credits. */
const places = 8;

/** `1.5` → 150000000n; undefined for what is no positive amount. */
export function parseAmount(text) {
  const [, whole, fraction = ''] = /^(\d{1,11})(?:\.(\d{1,8}))?$/.exec(String(text)) ?? [];
  if (whole === undefined) return undefined;
  const amount = BigInt(whole + fraction.padEnd(places, '0'));
  return amount > 0n ? amount : undefined;
}

/** 150000000n → `1.5`. */
export function formatAmount(amount) {
  const digits = amount.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}
