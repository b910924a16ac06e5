/** Max characters of a displayed name. */
const MAX_LENGTH = 80;

/**
 * Formats the name that a client gave itself for display: on one line, short, and without invisible and bidirectional
 * characters, which could make it look like another name.
 */
export function formatClientName(name: string): string {
  const visible = name
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return [...visible.trim()].slice(0, MAX_LENGTH).join('').trim();
}
