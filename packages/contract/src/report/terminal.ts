import { counted } from './counted.ts';
import type { Finding, VerifyReport } from '../verify/result.ts';
import { groupFindings, type FindingGroup } from './group.ts';
import { notTestedReasons, tally, unseenAnswers } from './tally.ts';

/** The report for people at a terminal: table, what was not tested, each deviation with its curl, a last line. */
export function terminalReport(report: VerifyReport): string {
  const groups = groupFindings(report.findings);
  return [
    `${report.title} at ${report.baseUrl}`,
    '',
    ...table(report),
    ...section(
      'Not tested',
      notTestedReasons(report).map(([reason, count]) => `  ${count} × ${reason}`),
    ),
    ...section(
      'Documented answers that were not seen',
      unseenAnswers(report).map(([operation, answers]) => `  ${operation}: ${answers.join(', ')}`),
    ),
    ...(unseenAnswers(report).length > 0
      ? ['  How to bring them about is for `situations` in the fixtures.']
      : []),
    ...groups.flatMap((group, index) => deviation(group, index + 1)),
    '',
    lastLine(report, groups.length),
    '',
  ].join('\n');
}

function table(report: VerifyReport): string[] {
  const rows = tally(report).map(({ operation, phase, counts }) => [
    operation,
    phase,
    String(counts.passed),
    String(counts.failed),
    String(counts['not-tested']),
  ]);
  const head = ['operation', 'phase', 'passed', 'failed', 'not tested'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]): string =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function deviation({ first, others }: FindingGroup, number: number): string[] {
  return [
    '',
    `${number}) ${first.operation} · ${first.check}`,
    `  ${first.message}`,
    `  trial     ${first.trial}`,
    `  expected  ${first.expected}`,
    `  got       ${first.got}`,
    `  spec      ${first.pointer}`,
    ...(first.curl === '' ? [] : [`  curl      ${first.curl}`]),
    ...(others.length === 0
      ? []
      : [
          `  also in ${others.length} more: ${others.slice(0, 3).map(lastPart).join('; ')}${others.length > 3 ? '; …' : ''}`,
        ]),
  ];
}

function lastPart({ trial }: Finding): string {
  return trial.split('/').slice(2).join('/');
}

/** The sum of a run in one line. */
export function lastLine(
  { results, known, findings, leftOut, requests, ms, seed }: VerifyReport,
  causes: number,
): string {
  const untested = results.filter(({ verdict }) => verdict.outcome === 'not-tested').length;
  const baseline = known.length === 0 ? '' : `, ${known.length} known`;
  const more = leftOut === 0 ? '' : ` (${leftOut} more left out: --max-trials)`;
  return `${counted(causes, 'deviation')} (${counted(findings.length, 'finding')}${baseline}), ${counted(results.length, 'trial')}${more}, ${untested} not tested, ${counted(requests, 'request')} in ${(ms / 1000).toFixed(1)} s, seed ${seed}`;
}
