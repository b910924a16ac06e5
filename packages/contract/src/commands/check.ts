import { couldNotRun, readArguments, UsageError } from '@web-data/openapi/command';
import { checkHar, type HarFinding } from '../check/check-har.ts';
import { readYaml } from '../openapi/read-document.ts';
import type { Command } from './command.ts';
import { readSpec } from './read-spec.ts';

const OPTIONS = {
  spec: { type: 'string' },
  host: { type: 'string' },
  'base-path': { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `web-data-contract check`: judges recorded traffic. */
export const check: Command = {
  usage: `web-data-contract check <file.har> --spec <file> [--host <host:port>] [--base-path <path>] [--json]
  Judges every exchange of a recording by an OpenAPI document, requests as well as responses. A
  recording without any exchange of the API is an error: nothing would be checked.
  --host       look at entries of this host only (default: that of the document's first server where it has no path,
               if the recording has entries of it)
  --base-path  path below which the API lives (default: that of the document's first server)`,
  async run(args, io) {
    try {
      const { values, positionals } = readArguments('web-data-contract check', args, OPTIONS);
      const [file, ...others] = positionals;
      if (file === undefined || others.length > 0) throw new UsageError('check takes one HAR file.');
      const { document } = await readSpec(values.spec, 'the OpenAPI document', io);
      const report = await checkHar(document, await readYaml(file), {
        ...(values.host !== undefined && { host: values.host }),
        ...(values['base-path'] !== undefined && { basePath: values['base-path'] }),
      });
      if (report.entries === 0) throw new UsageError(explainNothing(file, report.skipped));
      io.stdout.write(
        values.json
          ? `${JSON.stringify(report, null, 2)}\n`
          : [...report.findings.map(formatFinding), ...report.hints.map((hint) => `hint · ${hint}\n\n`)].join(
              '',
            ),
      );
      if (!values.json)
        io.stdout.write(
          `${report.findings.length} deviations in ${report.entries} exchanges, ${report.skipped} entries of other addresses\n`,
        );
      return report.findings.length > 0 ? 1 : 0;
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

/** Why no exchange of a recording was judged, and the remedy. */
function explainNothing(file: string, skipped: number): string {
  return skipped === 0
    ? `${file} has no entries: nothing was checked.`
    : `None of the ${skipped} entries of ${file} is of this API: nothing was checked. Give its --host and --base-path.`;
}

function formatFinding({
  entry,
  side,
  operation,
  check: kind,
  message,
  expected,
  got,
  pointer,
}: HarFinding): string {
  return `entry ${entry} · ${side} · ${operation} · ${kind}\n  ${message}\n  expected  ${expected}\n  got       ${got}\n  spec      ${pointer}\n\n`;
}
