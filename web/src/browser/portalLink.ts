/** A link to a path of the portal, to pass on. `portal` is any address of the portal. */
export function portalLink(path: string, portal: string): string {
  const link = new URL(portal);
  link.search = '';
  link.hash = path;
  return link.href;
}
