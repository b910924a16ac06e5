import { pluralize } from './pluralize.ts';
import type { VerifyReport } from '../verify/result.ts';
import { groupFindings, type FindingGroup } from './group.ts';
import { leftBehind, notTestedReasons, tally, listUnseenResponses } from './tally.ts';
import { lenienceLines } from './brief.ts';
import { lastLine } from './terminal.ts';
import { escapeXml } from '../http/escape-xml.ts';

/** Maximum number of detailed deviations: the summary of a pipeline is limited to 1 MiB. */
const MAX_GROUPS = 50;

/** Formats Markdown for the summary of a pipeline's job or a comment: result, deviations, table, untested trials. */
export function markdownReport(report: VerifyReport): string {
  const groups = groupFindings(report.findings);
  const isClean = groups.length === 0;
  return [
    `## ${plain(report.title)}: ${isClean ? 'contract kept' : pluralize(groups.length, 'deviation')}`,
    plain(lastLine(report, groups.length)),
    ...lenienceLines(report).map(plain),
    ...groups.slice(0, MAX_GROUPS).map(deviation),
    ...(groups.length > MAX_GROUPS ? [`… and ${groups.length - MAX_GROUPS} more.`] : []),
    table(report),
    ...list(
      'Not tested',
      notTestedReasons(report).map(([reason, count]) => `${count} × ${reason}`),
    ),
    ...list(
      'Documented answers that were not seen',
      listUnseenResponses(report).map(([operation, responses]) => `${operation}: ${responses.join(', ')}`),
    ),
    ...list('Created and not deleted', leftBehind(report)),
    '',
  ].join('\n\n');
}

function deviation({ first, others }: FindingGroup): string {
  const also = others.length === 0 ? '' : `, and ${others.length} more`;
  const rows = [
    `trial     ${first.trial}`,
    `expected  ${first.expected}`,
    `got       ${first.got}`,
    `spec      ${first.pointer}`,
    first.curl,
  ];
  return `<details><summary><b>${plain(`${first.operation} · ${first.check}`)}</b> ${plain(first.message + also)}</summary><pre>${plain(rows.join('\n'))}</pre></details>`;
}

function table(report: VerifyReport): string {
  const rows = tally(report).map(
    ({ operation, phase, counts }) =>
      `| ${plain(operation)} | ${phase} | ${counts.passed} | ${counts.failed} | ${counts['not-tested']} |`,
  );
  return [
    '| operation | phase | passed | failed | not tested |',
    '| --- | --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function list(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const items = lines.map((line) => `<li>${plain(line)}</li>`).join('');
  return [`<details><summary>${title}</summary><ul>${items}</ul></details>`];
}

/** Escapes everything that Markdown or HTML would interpret. */
function plain(text: string): string {
  return escapeXml(text)
    .replaceAll(/[\\`*_[\]|~@]/gu, (sign) => `&#${sign.codePointAt(0) ?? 0};`)
    .replaceAll('\n', '&#10;');
}
