/** What a message to support is about: a receipt number or a request ID, under its name. */
export interface Reference {
  readonly label: string;
  readonly value: string;
}

/** The address of the help desk, with what the message is about where the address says `{receipt}`, else as `receipt`. */
export function deskAddress(url: string, reference: Reference | undefined): string {
  const value = reference?.value ?? '';
  if (url.includes('{receipt}')) return url.replaceAll('{receipt}', encodeURIComponent(value));
  if (value === '') return url;
  const address = new URL(url);
  address.searchParams.set('receipt', value);
  return address.href;
}

/** An e-mail that is begun: its lines are parted as in RFC 6068. */
export function mailAddress(email: string, subject: string, lines: readonly string[]): string {
  const body = lines.join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
