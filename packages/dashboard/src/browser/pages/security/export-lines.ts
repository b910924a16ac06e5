import { account } from '../../client.ts';
import type { TeamEntry } from '../../session.ts';

/** Max responses of an export: 100,000 events. */
const MAX = 200;

/** Saves the security log as a file, one JSON object a line, the newest event first. */
export async function exportLines(team: TeamEntry, filter: { event?: string }): Promise<void> {
  const lines: string[] = [];
  let before: string | undefined;
  for (let requests = 0; requests < MAX; requests += 1) {
    const part = await account.security.list(team.id, { ...filter, ...(before && { before }), limit: 500 });
    for (const event of part.events) lines.push(`${JSON.stringify(event)}\n`);
    before = part.before;
    if (before === undefined) break;
  }
  const url = URL.createObjectURL(new Blob(lines, { type: 'application/x-ndjson' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'security-log.jsonl' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
