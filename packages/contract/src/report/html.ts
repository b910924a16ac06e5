import { lenienceLines } from './brief.ts';
import { pluralize } from './pluralize.ts';
import type { Finding, VerifyReport } from '../verify/result.ts';
import { groupFindings, type FindingGroup } from './group.ts';
import { leftBehind, notTestedReasons, tally, listUnseenResponses } from './tally.ts';
import { lastLine } from './terminal.ts';
import { escapeXml as safe } from '../http/escape-xml.ts';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{line-height:1.25;overflow-wrap:anywhere}.wide{overflow-x:auto}
table{border-collapse:collapse}th,td{text-align:left;padding:.25rem .75rem;border-bottom:1px solid #8886}.n{text-align:right}
tr.bad td{font-weight:600;color:#b3261e}@media(prefers-color-scheme:dark){tr.bad td{color:#ff8a80}}
article{border:1px solid #8886;border-radius:.5rem;padding:.75rem 1rem;margin:1rem 0}article h3{margin-top:0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8882;padding:.5rem;border-radius:.25rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{font-weight:600}dd,li{margin:0;overflow-wrap:anywhere}
@media(max-width:40rem){dl{display:block}dd{margin-bottom:.5rem}table{font-size:.8rem}th,td{padding:.25rem}}`;

/** Formats a self-contained HTML page: deviations, table, untested trials. */
export function htmlReport(report: VerifyReport): string {
  const groups = groupFindings(report.findings);
  const title = `Contract of ${report.title}: ${groups.length === 0 ? 'kept' : pluralize(groups.length, 'deviation')}`;
  const untested = notTestedReasons(report).map(([reason, count]) => `${count} × ${reason}`);
  const unseen = listUnseenResponses(report).map(
    ([operation, responses]) => `${operation}: ${responses.join(', ')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${safe(title)}</h1>
<p>${safe(`${report.baseUrl} · ${lastLine(report, groups.length)}`)}</p>
${groups.length === 0 ? '' : '<h2>Deviations</h2>'}${groups.map(article).join('\n')}
<h2>Operations</h2><div class="wide" tabindex="0" role="region" aria-label="Operations">${table(report)}</div>
${list('Accepted by a policy', lenienceLines(report))}${list('Not tested', untested)}${list('Documented answers that were not seen', unseen)}${list('Created and not deleted', leftBehind(report))}</main></body></html>
`;
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h2>${title}</h2><ul>${lines.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>\n`;
}

function article({ first, others }: FindingGroup, index: number): string {
  const rows: [string, string][] = [
    ['Trial', first.trial],
    ['Expected', first.expected],
    ['Got', first.got],
    ['Specification', first.pointer],
  ];
  return `<article><h3>${safe(`${index + 1}. ${first.operation} · ${first.check}`)}</h3><p>${safe(first.message)}</p>
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
  return `<table><thead><tr><th>Operation</th><th>Phase</th><th class="n">Passed</th><th class="n">Failed</th><th class="n">Not tested</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
