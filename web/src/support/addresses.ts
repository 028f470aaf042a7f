/** What a message to support is about: a receipt number or a request ID, under its name. */
export interface Reference {
  readonly label: string;
  readonly value: string;
}

/** The URL of the help desk with the reference: in place of `{receipt}`, else as the parameter `receipt`. */
export function helpDeskUrl(url: string, reference: Reference | undefined): string {
  const value = reference?.value ?? '';
  if (url.includes('{receipt}')) return url.replaceAll('{receipt}', encodeURIComponent(value));
  if (value === '') return url;
  const address = new URL(url);
  address.searchParams.set('receipt', value);
  return address.href;
}

/** A `mailto:` URL with subject and body; lines are separated as in RFC 6068. */
export function mailtoUrl(email: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
