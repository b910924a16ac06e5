/** A 32-bit FNV-1a hash of a body's length and at most 1,024 bytes of it, evenly spread. */
export function hashOf(body: Buffer): number {
  let hash = 0x811c9dc5 ^ body.length;
  const step = Math.max(1, Math.floor(body.length / 1024));
  for (let at = 0; at < body.length; at += step) hash = Math.imul(hash ^ (body[at] ?? 0), 0x01000193);
  return hash >>> 0;
}
