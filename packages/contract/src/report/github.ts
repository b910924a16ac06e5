import { indexLines } from '@web-data/openapi';
import type { VerifyReport } from '../verify/result.ts';
import { groupFindings } from './group.ts';

/**
 * Formats GitHub workflow commands: one error annotation per cause, at its line in the description.
 * @param specText text of the description, to look up the lines; without it every annotation is at line 1.
 */
export function githubReport(report: VerifyReport, specFile: string, specText = ''): string {
  const lineOf = indexLines(specText);
  return groupFindings(report.findings)
    .map(({ first, others }) => {
      const also = others.length === 0 ? '' : ` (and ${others.length} more)`;
      const text = `${first.message} Expected ${first.expected}; got ${first.got}. ${first.pointer}${also}`;
      return `::error file=${property(specFile)},line=${lineOf(first.pointer)},title=${property(`${first.operation}: ${first.check}`)}::${data(text)}\n`;
    })
    .join('');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
