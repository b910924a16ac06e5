/** Hides secrets in any text that leaves the tool. */
export type Mask = (text: string) => string;

/** A mask for these secrets; whatever is shorter than four characters would hide half the text and is left. */
export function createMask(secrets: readonly string[]): Mask {
  const known = [...new Set(secrets)]
    .filter((secret) => secret.length >= 4)
    .toSorted((a, b) => b.length - a.length);
  return (text) => known.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
}
