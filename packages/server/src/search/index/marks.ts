import { getHost } from '../../threats/domain-list.ts';

/** Terms that no page has in its text: what a page belongs to. They narrow a search without a look at its rows. */
export function ownerMark(owner: string): string {
  return `o:${owner.toLowerCase()}`;
}

/** `s:` names a host, `d:` each domain that it lies below. */
export function createMarks(owner: string, url: string): string[] {
  const labels = getHost(url).split('.');
  const above = labels.slice(1).map((_, at) => `d:${labels.slice(at + 1).join('.')}`);
  return [ownerMark(owner), `s:${labels.join('.')}`, ...above];
}

/** The marks of which a page has one when it belongs to a domain as a rule names it. */
export function marksOfDomain(entry: string): string[] {
  const domain = entry.replace(/^\*\./, '');
  return entry.startsWith('*.') ? [`d:${domain}`] : [`s:${domain}`, `d:${domain}`];
}
