import { escapeHtml } from '@web-data/parse';
import type { MonitorPage } from '@web-data/types';
import type { Email } from '../../../platform/mail/email.ts';
import { formatUnsubscribeHtml, formatUnsubscribeText } from '../../../platform/mail/unsubscribe-link.ts';
import type { RenderEmail } from '../../../platform/mail/send-mail.ts';
import type { Store } from '../../../platform/store/store.ts';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import { readCheckPages } from '../settings/read.ts';
import type { CheckMail } from './mail-recipients.ts';

/**
 * Maximum number of pages that an email lists, and of characters in one difference and in all of them. The email counts
 * the rest.
 */
const MAX_PAGES = 50;
const MAX_CHARACTERS = 4000;
const MAX_TOTAL = 60_000;

const reportedStatuses = ['changed', 'new', 'removed'] as const;

/**
 * Creates the renderer of emails about checks, which returns undefined when the pages of a check are no longer stored, or
 * when none of them matters.
 * @param dashboard returns the URL of the dashboard; undefined where the server has none.
 */
export function createCheckEmail(dashboard: () => string | undefined): RenderEmail {
  return async (store, data, unsubscribeUrl) => {
    const { checkId, includesDiffs } = data as CheckMail;
    const monitor = await monitorOf(store, checkId);
    if (monitor === undefined) return undefined;
    const pages = await changedPages(store, checkId);
    if (pages.length === 0) return undefined;
    const base = dashboard();
    const path = `teams/${monitor.team_id}/monitors?monitor=${monitor.id}&check=${checkId}`;
    const links = { link: base && `${base}/${path}`, unsubscribeUrl };
    return renderEmail(monitor, pages, { includesDiffs, ...links });
  };
}

type Named = Pick<MonitorRow, 'id' | 'name' | 'team_id'>;

async function monitorOf({ db }: Store, checkId: string): Promise<Named | undefined> {
  return db
    .selectFrom('monitor_check')
    .innerJoin('monitor', 'monitor.id', 'monitor_check.monitor_id')
    .select(['monitor.id', 'monitor.name', 'monitor.team_id'])
    .where('monitor_check.id', '=', checkId)
    .where('monitor.status', '!=', 'deleted')
    .executeTakeFirst();
}

/** Lists the pages that changed, without those that a judgement found not to matter. */
async function changedPages({ db }: Store, checkId: string): Promise<MonitorPage[]> {
  const pages: MonitorPage[] = [];
  for (const status of reportedStatuses) {
    const read = await readCheckPages(db, checkId, { skip: 0, limit: 1000, status });
    pages.push(...read.pages.map((page) => JSON.parse(page) as MonitorPage)); // Written by us.
  }
  return pages.filter(({ judgment }) => judgment?.meaningful !== false);
}

function renderEmail(
  { id, name }: Named,
  pages: readonly MonitorPage[],
  {
    includesDiffs,
    link,
    unsubscribeUrl,
  }: { includesDiffs: boolean; link: string | undefined; unsubscribeUrl: string | undefined },
): Email {
  const sentence = `${counted(pages)} since the last check of the monitor “${name}”.`;
  const named = pages.slice(0, MAX_PAGES);
  const more = pages.length > named.length ? `… and ${pages.length - named.length} more.` : '';
  const diffs = includesDiffs ? shortened(named) : named.map(() => '');
  const why = `You get this as a recipient of the monitor ${id}. It stops once your address is no longer in its notification.`;
  const items = named.map((page, at) => ({ page, diff: diffs[at]! }));
  const text = [
    sentence,
    ...items.map(({ page, diff }) => [head(page), diff].filter(Boolean).join('\n\n')),
    more,
    link && `Compare side by side: ${link}`,
    `--\n${why}`,
    formatUnsubscribeText(unsubscribeUrl),
  ];
  const html = [
    `<p>${escapeHtml(sentence)}</p>`,
    ...items.map(({ page, diff }) => itemOf(page, diff)),
    more && `<p>${more}</p>`,
    link && `<p><a href="${escapeHtml(link)}">Compare side by side</a></p>`,
    `<p style="color:#666;font-size:small">${escapeHtml(why)}${formatUnsubscribeHtml(unsubscribeUrl)}</p>`,
  ];
  return {
    subject: `${name}: ${counted(pages)}`,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html><meta charset="utf-8"><title>${escapeHtml(name)}</title>\n${html.filter(Boolean).join('\n')}\n`,
  };
}

/** Formats counts of pages, such as `2 pages changed, 1 new`. */
function counted(pages: readonly MonitorPage[]): string {
  const counts = reportedStatuses.map(
    (status) => [pages.filter((page) => page.status === status).length, status] as const,
  );
  const [[first, word] = [0, 'changed'], ...others] = counts.filter(([count]) => count > 0);
  return [
    `${first} ${first === 1 ? 'page' : 'pages'} ${word}`,
    ...others.map(([count, status]) => `${count} ${status}`),
  ].join(', ');
}

function head({ status, url, judgment }: MonitorPage): string {
  return [`${status}: ${url}`, judgment?.reason].filter(Boolean).join('\n');
}

function itemOf({ status, url, judgment }: MonitorPage, diff: string): string {
  const reason = judgment?.reason ? `<br>${escapeHtml(judgment.reason)}` : '';
  const excerpt = diff && `\n<pre>${escapeHtml(diff)}</pre>`;
  return `<p><strong>${status}</strong> <a href="${escapeHtml(url)}">${escapeHtml(url)}</a>${reason}</p>${excerpt}`;
}

/** Shortens the differences of pages to the limits of an email. */
function shortened(pages: readonly MonitorPage[]): string[] {
  let left = MAX_TOTAL;
  return pages.map(({ diff }) => {
    const diffText = diff?.text ?? (diff?.json === undefined ? '' : JSON.stringify(diff.json, null, 2));
    const room = Math.min(left, MAX_CHARACTERS);
    const excerpt =
      diffText.length <= room
        ? diffText.trimEnd()
        : `${diffText.slice(0, room)}\n… ${diffText.length - room} characters more`;
    left = Math.max(0, left - excerpt.length);
    return excerpt;
  });
}
