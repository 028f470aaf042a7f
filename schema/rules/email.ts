/** Masks an email address, keeping the first and last letter of the local part and the domain: `d***o@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = at < 0 ? '' : email.slice(0, at);
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}***${last}${at < 0 ? '' : email.slice(at)}`;
}
