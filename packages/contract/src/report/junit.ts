import type { Finding, TrialResult, VerifyReport } from '../verify/result.ts';
import { escapeXml } from '../http/escape-xml.ts';

/**
 * Formats JUnit XML by Jenkins' schema (`junit-10.xsd` of its plugin `xunit`): a suite per operation, a case per trial,
 * `skipped` for untested ones. Times are in seconds; those of a suite's cases add up to its own.
 */
export function junitReport(report: VerifyReport): string {
  const operations = [...new Set(report.results.map(({ trial }) => trial.operation))];
  const byTrial = new Map<string, Finding[]>();
  for (const finding of report.findings)
    byTrial.set(finding.trial, [...(byTrial.get(finding.trial) ?? []), finding]);
  const suites = operations.map((operation) =>
    suite(
      operation,
      report.results.filter(({ trial }) => trial.operation === operation),
      byTrial,
    ),
  );
  const time = seconds(report.ms);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeXml(report.title)}" tests="${report.results.length}" failures="${byTrial.size}" errors="0" time="${time}">\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(
  operation: string,
  results: readonly TrialResult[],
  findings: ReadonlyMap<string, Finding[]>,
): string {
  const failures = results.filter(({ trial }) => findings.has(trial.id)).length;
  const skipped = results.filter(({ conclusion }) => conclusion.outcome === 'not-tested').length;
  const ms = results.reduce((sum, result) => sum + result.ms, 0);
  const cases = results.map((result) => testCase(result, findings.get(result.trial.id) ?? []));
  return `  <testsuite name="${escapeXml(operation)}" tests="${results.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${seconds(ms)}">\n${cases.join('\n')}\n  </testsuite>`;
}

function testCase({ trial, conclusion, ms }: TrialResult, findings: readonly Finding[]): string {
  const open = `    <testcase classname="${escapeXml(`${trial.operation}.${trial.phase}`)}" name="${escapeXml(trial.id)}" time="${seconds(ms)}"`;
  if (conclusion.outcome === 'not-tested')
    return `${open}><skipped message="${escapeXml(conclusion.reason)}"/></testcase>`;
  if (findings.length === 0) return `${open}/>`;
  const failures = findings.map(
    (finding) =>
      `<failure type="${finding.check}" message="${escapeXml(finding.message)}">${escapeXml(describeFinding(finding))}</failure>`,
  );
  return `${open}>${failures.join('')}</testcase>`;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3);
}

function describeFinding({ expected, got, pointer, curl }: Finding): string {
  return `expected: ${expected}\ngot: ${got}\nspec: ${pointer}\n${curl}`;
}
