import type { Finding, VerifyReport } from '../verify/result.ts';
import { groupFindings, type FindingGroup } from './group.ts';
import { notTestedReasons, tally, unseenAnswers } from './tally.ts';
import { escapeXml as safe } from './xml.ts';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}th,td{text-align:left;padding:.25rem .75rem;border-bottom:1px solid #8886}td.n{text-align:right}
tr.bad td{font-weight:600;color:#b3261e}@media(prefers-color-scheme:dark){tr.bad td{color:#ff8a80}}
article{border:1px solid #8886;border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}pre{overflow-x:auto;background:#8882;padding:.5rem;border-radius:.25rem}
dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}`;

/** One page that needs nothing but itself: table, deviations, what was not tested. */
export function htmlReport(report: VerifyReport): string {
  const groups = groupFindings(report.findings);
  const title = `Contract of ${report.title}: ${groups.length === 0 ? 'kept' : `${groups.length} deviations`}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style></head>
<body><h1>${safe(title)}</h1>
<p>${safe(report.baseUrl)} · ${report.results.length} trials · ${report.requests} requests · ${(report.ms / 1000).toFixed(1)} s · seed ${report.seed}</p>
${groups.map(article).join('\n')}
<h2>Operations</h2>${table(report)}
<h2>Not tested</h2><ul>${notTestedReasons(report)
    .map(([reason, count]) => `<li>${count} × ${safe(reason)}</li>`)
    .join('')}</ul>
<h2>Documented answers that were not seen</h2><ul>${unseenAnswers(report)
    .map(([operation, answers]) => `<li>${safe(operation)}: ${safe(answers.join(', '))}</li>`)
    .join('')}</ul>
</body></html>
`;
}

function article({ first, others }: FindingGroup): string {
  const rows: [string, string][] = [
    ['Trial', first.trial],
    ['Expected', first.expected],
    ['Got', first.got],
    ['Specification', first.pointer],
  ];
  return `<article><h3>${safe(`${first.operation} · ${first.check}`)}</h3><p>${safe(first.message)}</p>
<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${safe(text)}</dd>`).join('')}</dl>
${first.curl === '' ? '' : `<pre>${safe(first.curl)}</pre>`}${also(others)}</article>`;
}

function also(others: readonly Finding[]): string {
  if (others.length === 0) return '';
  return `<details><summary>${others.length} more</summary><ul>${others.map(({ trial }) => `<li>${safe(trial)}</li>`).join('')}</ul></details>`;
}

function table(report: VerifyReport): string {
  const rows = tally(report).map(
    ({ operation, phase, counts }) =>
      `<tr${counts.failed > 0 ? ' class="bad"' : ''}><td>${safe(operation)}</td><td>${phase}</td><td class="n">${counts.passed}</td><td class="n">${counts.failed}</td><td class="n">${counts['not-tested']}</td></tr>`,
  );
  return `<table><thead><tr><th>Operation</th><th>Phase</th><th>Passed</th><th>Failed</th><th>Not tested</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
