import type { Page, Section } from '../content/page.ts';

/** Width and height of a card, as link previews require. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Sections of many similar pages, which share one card. */
export const shared: ReadonlySet<Section> = new Set(['Webhooks', 'Errors', 'Schemas']);

/** The file of the picture for link previews of a page. */
export function cardPath({ path, section }: Pick<Page, 'path' | 'section'>): string {
  if (shared.has(section)) return `cards/${section.toLowerCase()}.png`;
  return `cards/${path.slice(0, -1).replaceAll('/', '-') || 'home'}.png`;
}
