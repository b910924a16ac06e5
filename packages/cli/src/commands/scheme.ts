const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?(?:[/?#]|$)/i;
const HOST = /^[^\s/?#:@]+\.[^\s/?#:@.]+(?::\d+)?(?:[/?#]|$)/;

/** Adds the scheme of a URL that begins with its host: `https`, or `http` on this machine. */
export function withScheme(text: string): string {
  if (THIS_MACHINE.test(text)) return `http://${text}`;
  return HOST.test(text) ? `https://${text}` : text;
}
