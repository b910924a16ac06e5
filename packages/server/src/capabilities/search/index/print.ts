/**
 * Maximum bits in which the fingerprints of near-duplicates differ: 3 of 64, as Manku, Jain and Das Sarma found for the
 * web.
 */
const MAX_DIFFERENT = 3;
const BITS = 32;
/** Minimum terms for a simhash. The fingerprint of a shorter text only matches an equal text. */
const LEAST_TERMS = 24;

/** Computes a simhash of pairs of terms, 16 hexadecimal digits. Near-duplicates have nearly the same one. */
export function computeFingerprint(terms: readonly string[]): string {
  if (terms.length < LEAST_TERMS) return exactPrint(terms.join(' '));
  const low = new Int32Array(BITS);
  const high = new Int32Array(BITS);
  for (let at = 1; at < terms.length; at++) {
    const shingle = `${terms[at - 1]} ${terms[at]}`;
    vote(low, hash(shingle, 0x811c9dc5));
    vote(high, hash(shingle, 0x01000193));
  }
  return hex(bitsOf(high)) + hex(bitsOf(low));
}

/** Whether two fingerprints belong to near-duplicates. */
export function areAlike(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.startsWith('=') || b.startsWith('=')) return false;
  const different =
    ones(Number.parseInt(a.slice(0, 8), 16) ^ Number.parseInt(b.slice(0, 8), 16)) +
    ones(Number.parseInt(a.slice(8), 16) ^ Number.parseInt(b.slice(8), 16));
  return different <= MAX_DIFFERENT;
}

function exactPrint(text: string): string {
  return `=${hex(hash(text, 0x811c9dc5))}${hex(hash(text, 0x01000193))}${text.length}`;
}

function vote(counts: Int32Array, bits: number): void {
  for (let bit = 0; bit < BITS; bit++) counts[bit] = counts[bit]! + ((bits >>> bit) & 1 ? 1 : -1);
}

function bitsOf(counts: Int32Array): number {
  let bits = 0;
  for (let bit = 0; bit < BITS; bit++) if (counts[bit]! > 0) bits |= 1 << bit;
  return bits >>> 0;
}

/** FNV-1a, with the final mix of MurmurHash3. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function hex(bits: number): string {
  return bits.toString(16).padStart(8, '0');
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits >>> 0; rest !== 0; rest &= rest - 1) count++;
  return count;
}
