/** A redirect that a page declares. */
export interface Refresh {
  readonly href: string;
  /** Seconds before the redirect. */
  readonly seconds: number;
}

/**
 * Parses the content of a `Refresh` header or of `<meta http-equiv=refresh content="5; url=/next">`; returns undefined
 * without a URL (HTML Standard §4.2.5.3).
 */
export function parseRefresh(content: string): Refresh | undefined {
  const match = /^\s*([\d.]+)\s*[;,\s]\s*(?:url\s*=\s*)?(.+)$/is.exec(content.slice(0, MAX_CONTENT));
  const rest = match?.[2]?.trim();
  const seconds = Number.parseFloat(match?.[1] ?? '');
  if (!rest || Number.isNaN(seconds)) return undefined;
  const quote = rest[0];
  if (quote !== '"' && quote !== "'") return { href: rest, seconds };
  const close = rest.indexOf(quote, 1);
  return { href: close < 0 ? rest.slice(1) : rest.slice(1, close), seconds };
}

const MAX_CONTENT = 8192;
