import { getHost } from '../../threats/domain-list.ts';

/** Returns the mark of an owner. Marks are terms that no text contains; they filter a search without reading rows. */
export function ownerMark(owner: string): string {
  return `o:${owner.toLowerCase()}`;
}

/** Returns the marks of a page: its owner, its host (`s:`) and each parent domain (`d:`). */
export function createMarks(owner: string, url: string): string[] {
  const labels = getHost(url).split('.');
  const above = labels.slice(1).map((_, at) => `d:${labels.slice(at + 1).join('.')}`);
  return [ownerMark(owner), `s:${labels.join('.')}`, ...above];
}

/** Returns the marks of a domain rule; a page matches when it has one of them. */
export function marksOfDomain(entry: string): string[] {
  const domain = entry.replace(/^\*\./, '');
  return entry.startsWith('*.') ? [`d:${domain}`] : [`s:${domain}`, `d:${domain}`];
}
