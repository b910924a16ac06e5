import { pluralize } from './pluralize.ts';
import type { Finding, VerifyReport } from '../verify/result.ts';
import { briefCauses, briefGaps, keyLines, leftOutLines, lenienceLines } from './brief.ts';
import { groupFindings, type FindingGroup } from './group.ts';
import { leftBehind, notTestedReasons, tally, listUnseenResponses } from './tally.ts';

/** How to format a report for a terminal. */
export interface TerminalOptions {
  /** Colours titles. Default false. */
  readonly colour?: boolean;
  /** Every deviation with its request, the table, and every reason. Default: the causes, within 60 rows of 80 columns. */
  readonly full?: boolean;
}

/** Formats the report for a terminal: causes with their shortest request, the worst first; what was not tested. */
export function terminalReport(
  report: VerifyReport,
  { colour = false, full = false }: TerminalOptions = {},
): string {
  const groups = groupFindings(report.findings);
  return [
    ...keyLines(report),
    `${report.title} at ${report.baseUrl}`,
    '',
    ...(full ? fullLines(report, groups, colour) : briefLines(report, colour)),
    ...lenienceLines(report),
    ...leftOutLines(report),
    painted(lastLine(report, groups.length), colour ? (groups.length > 0 ? RED : GREEN) : ''),
    '',
  ].join('\n');
}

function briefLines(report: VerifyReport, colour: boolean): string[] {
  const causes = briefCauses(report).map((line) =>
    /^\d+\) /u.test(line) ? painted(line, colour ? RED : '') : line,
  );
  const gaps = briefGaps(report);
  return [...causes, ...(causes.length > 0 ? [''] : []), ...gaps, ...(gaps.length > 0 ? [''] : [])];
}

function fullLines(report: VerifyReport, groups: readonly FindingGroup[], colour: boolean): string[] {
  return [
    ...groups.flatMap((group, index) => deviation(group, index + 1, colour ? RED : '')),
    ...table(report),
    ...section(
      'Not tested',
      notTestedReasons(report).map(([reason, count]) => `  ${count} × ${reason}`),
    ),
    ...section(
      'Documented answers that were not seen',
      listUnseenResponses(report).map(([operation, responses]) => `  ${operation}: ${responses.join(', ')}`),
    ),
    ...(listUnseenResponses(report).length > 0
      ? ['  How to bring them about is for `situations` in the fixtures.']
      : []),
    ...section(
      'Created and not deleted',
      leftBehind(report).map((line) => `  ${line}`),
    ),
    '',
  ];
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

const [RED, GREEN, PLAIN] = ['\u001B[1;31m', '\u001B[1;32m', '\u001B[0m'];

function painted(text: string, colour: string): string {
  return colour === '' ? text : `${colour}${text}${PLAIN}`;
}

function deviation({ first, others }: FindingGroup, number: number, colour: string): string[] {
  return [
    painted(`${number}) ${first.operation} · ${first.check}`, colour),
    `  ${first.message}`,
    `  trial     ${first.trial}`,
    `  expected  ${first.expected}`,
    `  got       ${first.got}`,
    `  spec      ${first.pointer}`,
    ...(first.curl === '' ? [] : [`  curl      ${first.curl}`]),
    ...(others.length === 0 ? [] : [`  also in ${others.length} more: ${others.map(lastPart).join('; ')}`]),
    '',
  ];
}

function lastPart({ trial }: Finding): string {
  return trial.split('/').slice(2).join('/');
}

/** Summarises a run in one line. */
export function lastLine(
  { results, known, findings, leftOut, requests, ms, seed }: VerifyReport,
  causes: number,
): string {
  const untested = results.filter(({ conclusion }) => conclusion.outcome === 'not-tested').length;
  const baseline = known.length === 0 ? '' : `, ${known.length} known`;
  const more = leftOut === 0 ? '' : ` (${leftOut} more left out: --max-trials)`;
  return `${pluralize(causes, 'deviation')} (${pluralize(findings.length, 'finding')}${baseline}), ${pluralize(results.length, 'trial')}${more}, ${untested} not tested, ${pluralize(requests, 'request')} in ${(ms / 1000).toFixed(1)} s, seed ${seed}`;
}
