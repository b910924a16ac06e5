import { once } from 'node:events';
import { couldNotRun, parseInteger, readArguments } from '@web-data/openapi/command';
import { startMock } from '../mock/serve.ts';
import type { Command } from './command.ts';
import { readSpec } from './read-spec.ts';

const OPTIONS = {
  spec: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  key: { type: 'string', multiple: true },
  delay: { type: 'string' },
  'state-ms': { type: 'string' },
} as const;

/** `web-data-contract mock`: serves a mock service built from its document. */
export const mock: Command = {
  usage: `web-data-contract mock --spec <file> [--port 4011] [--host 127.0.0.1] [--key <key>]… [--delay <ms>] [--state-ms <ms>]
  Serves answers from the examples and schemas of an OpenAPI 3.1 document; requests are validated.
  A client asks for others by a header: Prefer: code=429 · error=RateLimitExceeded · example=full · delay=250 · dynamic=true
  --key       credential that is let in; any when there is none    --state-ms  time before a job moves on (default: 1000)`,
  async run(args, io) {
    try {
      const { values } = readArguments('web-data-contract mock', args, OPTIONS);
      const { document } = await readSpec(values.spec, 'the OpenAPI document', io);
      const running = await startMock(document, {
        port: parseInteger('port', values.port, 0, 65_535) ?? 4011,
        delayMs: parseInteger('delay', values.delay, 0, 60_000) ?? 0,
        stateMs: parseInteger('state-ms', values['state-ms'], 0, 3_600_000) ?? 1000,
        ...(values.host !== undefined && { host: values.host }),
        ...(values.key && { keys: values.key }),
      });
      io.stdout.write(`${document.title} is mocked at ${running.url}${document.basePath}\n`);
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      await running.close();
      return 0;
    } catch (error) {
      return couldNotRun(error, io);
    }
  },
};
