import { escapeHtml } from '@web-data/parse';

/** Returns the last line of an email as text; undefined for an email that nobody can unsubscribe from. */
export function formatUnsubscribeText(url: string | undefined): string | undefined {
  return url && `Unsubscribe: ${url}`;
}

/** Returns the link behind the last sentence of an email as HTML; empty where nobody can unsubscribe. */
export function formatUnsubscribeHtml(url: string | undefined): string {
  return url === undefined ? '' : ` <a href="${escapeHtml(url)}">Unsubscribe</a>`;
}
