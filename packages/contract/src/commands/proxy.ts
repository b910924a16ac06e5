import { once } from 'node:events';
import { couldNotRun, parseInteger, readArguments } from '@web-data/openapi/command';
import type { Observation } from '../observe/observe.ts';
import { splitUserInfo } from '../http/user-info.ts';
import { startProxy } from '../proxy/proxy.ts';
import type { Command } from './command.ts';
import { address } from './options.ts';
import { readSpec } from './read-spec.ts';

const OPTIONS = { spec: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } } as const;

/** `web-data-contract proxy`: passes traffic through and reports deviations of either side. */
export const proxy: Command = {
  usage: `web-data-contract proxy <target> --spec <file> [--port 4010] [--host 127.0.0.1]
  Stands between a client and a service, passes everything through and reports every deviation of either side.
  Where the target has a path, clients may leave it out: /status is passed on to http://host/api/status.
  Ends with Ctrl-C; exit code 1 when there was a deviation.`,
  async run(args, io) {
    try {
      const { values, positionals } = readArguments('web-data-contract proxy', args, OPTIONS);
      const target = address(positionals[0], 'The target');
      const { document } = await readSpec(values.spec, 'the OpenAPI document', io);
      const running = await startProxy({
        document,
        target,
        port: parseInteger('port', values.port, 0, 65_535) ?? 4010,
        ...(values.host !== undefined && { host: values.host }),
        onHint: (hint) => void io.stdout.write(`hint · ${hint}\n\n`),
        onDeviations: (found) => void io.stdout.write(found.map(formatObservation).join('')),
      });
      io.stdout.write(`${running.url} passes on to ${splitUserInfo(target).url}\n`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await running.close();
      io.stdout.write(`${running.observations.length} deviations in ${running.exchanges()} exchanges\n`);
      return running.observations.length > 0 ? 1 : 0;
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};

function formatObservation({
  side,
  operation,
  check,
  message,
  expected,
  got,
  pointer,
  curl,
}: Observation): string {
  return `${side} · ${operation} · ${check}\n  ${message}\n  expected  ${expected}\n  got       ${got}\n  spec      ${pointer}\n  curl      ${curl}\n\n`;
}
