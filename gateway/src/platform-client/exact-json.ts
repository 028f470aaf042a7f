/** JSON whose numbers keep the digits that were sent: a float would change an amount such as 12345678901.12345678. */

/** A number as written in the text. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Parses JSON with every number as a {@link NumberText}; throws a SyntaxError for other text. */
export const parseExactly = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? new NumberText(context?.source ?? String(value)) : value,
  ) as unknown;

const number = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * A number without exponent and without needless zeros, such as `0.0000001` for `1e-7`; undefined if the text is no number.
 * Nothing is rounded.
 */
export function toPlainDecimal(text: string): string | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = number.exec(text) ?? [];
  if (whole === '') return undefined;
  const places = fraction.length - Number(exponent);
  const digits = (whole + fraction).padStart(places + 1, '0') + '0'.repeat(Math.max(0, -places));
  const point = digits.length - Math.max(0, places);
  const before = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const after = digits.slice(point).replace(/0+$/, '');
  const plain = after === '' ? before : `${before}.${after}`;
  return plain === '0' ? '0' : sign + plain;
}
