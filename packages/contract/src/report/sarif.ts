import { indexLines } from '@web-data/openapi';
import type { Finding, VerifyReport } from '../verify/result.ts';

/**
 * Formats SARIF 2.1.0, for code scanning: each deviation has its location in the description.
 * @param specText text of the description, to look up the lines; without it every result is at line 1.
 */
export function sarifReport(report: VerifyReport, specFile: string, specText = ''): string {
  const lineOf = indexLines(specText);
  const rules = [...new Set(report.findings.map(({ check }) => check))].map((id) => ({
    id,
    shortDescription: { text: id },
  }));
  const run = {
    tool: { driver: { name: 'web-data-contract', rules } },
    results: report.findings.map((finding) => toResult(finding, specFile, lineOf(finding.pointer))),
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function toResult(finding: Finding, specFile: string, startLine: number): object {
  return {
    ruleId: finding.check,
    level: 'error',
    message: {
      text: `${finding.operation}: ${finding.message} Expected ${finding.expected}; got ${finding.got}.`,
    },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: encodeURI(specFile) }, region: { startLine } },
        logicalLocations: [{ fullyQualifiedName: finding.pointer, kind: 'member' }],
      },
    ],
    partialFingerprints: { trial: finding.fingerprint },
    properties: { trial: finding.trial, curl: finding.curl },
  };
}
