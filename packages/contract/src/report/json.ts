import type { VerifyReport } from '../verify/result.ts';
import { tally } from './tally.ts';

/** Formats the report as JSON, for tools. */
export function jsonReport(report: VerifyReport): string {
  const { title, baseUrl, seed, requests, ms, coverage, cleanUp } = report;
  const notTested = report.results.flatMap(({ trial, conclusion }) =>
    conclusion.outcome === 'not-tested' ? [{ trial: trial.id, reason: conclusion.reason }] : [],
  );
  const content = {
    title,
    baseUrl,
    seed,
    requests,
    ms: Math.round(ms),
    trials: report.results.length,
    leftOut: report.leftOut,
    findings: report.findings,
    known: report.known,
    leniences: report.leniences ?? [],
    notTested,
    table: tally(report),
    coverage,
    cleanUp,
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
