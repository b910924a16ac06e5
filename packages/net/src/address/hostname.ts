/** Normalizes a hostname: no brackets, no trailing dot, lowercase. */
export function normalHostname(hostname: string): string {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return bare.replace(/\.$/, '').toLowerCase();
}
