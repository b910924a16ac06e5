import type { Finding, VerifyReport } from '../verify/result.ts';
import { tally } from './tally.ts';

/** The whole report as JSON, for tools. Exchanges are left out: the curl tells the request. */
export function jsonReport(report: VerifyReport): string {
  const { title, baseUrl, seed, requests, ms, coverage } = report;
  const notTested = report.results.flatMap(({ trial, verdict }) =>
    verdict.outcome === 'not-tested' ? [{ trial: trial.id, reason: verdict.reason }] : [],
  );
  const content = {
    title,
    baseUrl,
    seed,
    requests,
    ms: Math.round(ms),
    trials: report.results.length,
    findings: report.findings.map(withoutExchange),
    known: report.known.map(withoutExchange),
    notTested,
    table: tally(report),
    coverage,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function withoutExchange({ exchange: _, ...finding }: Finding): Omit<Finding, 'exchange'> {
  return finding;
}
