/** Returns the origin of a canonical URL. */
export function getOrigin(href: string): string {
  const slash = href.indexOf('/', 8);
  return slash < 0 ? href : href.slice(0, slash);
}
