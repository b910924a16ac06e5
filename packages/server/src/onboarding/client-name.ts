/** Characters that are shown. */
const MAX_LENGTH = 80;

/**
 * What a client calls itself, as it can be shown: in one line, short, and without what turns the direction of writing or
 * cannot be seen, which could make it look like another name.
 */
export function formatClientName(name: string): string {
  const visible = name
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return [...visible.trim()].slice(0, MAX_LENGTH).join('').trim();
}
