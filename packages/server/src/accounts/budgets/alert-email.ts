import { escapeHtml } from '@web-data/parse';
import type { RenderEmail } from '../../platform/mail/send-mail.ts';
import { formatUnsubscribeHtml, formatUnsubscribeText } from '../../platform/mail/unsubscribe-link.ts';
import { getMonthStart } from '../credits/month.ts';

/** The kind of emails about budgets. */
export const BUDGET_MAIL = 'budget.threshold';

/** The data of such an email. */
export interface BudgetMail {
  teamId: string;
  /** As {@link getMonthStart} counts. */
  month: number;
  /** Credits of the budget. */
  credits: number;
  percent: number;
  /** Credits charged in the month when the threshold was reached. */
  used: number;
}

/**
 * Creates the renderer of emails about budgets, which returns undefined once the team has no budget.
 * @param dashboard returns the URL of the dashboard; undefined where the server has none.
 */
export function createBudgetEmail(dashboard: () => string | undefined): RenderEmail {
  return async ({ db }, data, unsubscribeUrl) => {
    const { teamId, month, credits, percent, used } = data as BudgetMail; // `announceAlerts` writes it.
    const team = await db
      .selectFrom('team')
      .innerJoin('budget', 'budget.team_id', 'team.id')
      .select(['name', 'is_hard_limit'])
      .where('team.id', '=', teamId)
      .executeTakeFirst();
    if (team === undefined) return undefined;
    const base = dashboard();
    const link = base && `${base}/teams/${teamId}/plan`;
    const named = new Date(getMonthStart(month)).toISOString().slice(0, 7);
    // Work may be rejected before all is used: the last credits are too few for it, or held by other work.
    const isStopped = percent === 100 && used < credits;
    const subject = isStopped
      ? `${team.name}: the monthly budget has rejected work`
      : `${team.name}: ${percent} % of the monthly budget is used`;
    const facts = `The team “${team.name}” has used ${format(used)} of the ${format(credits)} credits of its budget for ${named} (UTC).`;
    const effect = isStopped
      ? 'Work was rejected: what is left is too little for it, or held by running work. Work that costs less may still run.'
      : used < credits
        ? ''
        : team.is_hard_limit === 1
          ? 'New work is rejected until the budget is raised or the next month begins.'
          : 'Work goes on: the budget only alerts.';
    const why = 'You get this as a recipient of the budget alerts of the team.';
    const text = [
      facts,
      effect,
      link && `See and change the budget: ${link}`,
      `--\n${why}`,
      formatUnsubscribeText(unsubscribeUrl),
    ];
    const html = [
      `<p>${escapeHtml(facts)}</p>`,
      effect && `<p>${effect}</p>`,
      link && `<p><a href="${escapeHtml(link)}">See and change the budget</a></p>`,
      `<p style="color:#666;font-size:small">${why}${formatUnsubscribeHtml(unsubscribeUrl)}</p>`,
    ];
    return {
      subject,
      text: `${text.filter(Boolean).join('\n\n')}\n`,
      html: `<!doctype html><meta charset="utf-8"><title>${escapeHtml(subject)}</title>\n${html.filter(Boolean).join('\n')}\n`,
    };
  };
}

function format(credits: number): string {
  return credits.toLocaleString('en-US');
}
