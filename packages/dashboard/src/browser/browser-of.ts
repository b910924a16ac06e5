/** Returns browser and system, as far as the `User-Agent` identifies them. */
export function parseBrowser(userAgent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari)[/ ]/.exec(userAgent)?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS X': 'macOS' };
  const known = [browser, system].flatMap((name) => (name ? [names[name] ?? name] : []));
  return known.join(' on ') || userAgent.slice(0, 60) || 'Unknown browser';
}
