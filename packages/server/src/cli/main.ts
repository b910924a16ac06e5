import { UsageError } from './command.ts';
import { run } from './run.ts';

// Who reads, such as `head`, may have had enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  await run(process.argv.slice(2), {
    environment: process.env,
    print: (text) => void process.stdout.write(`${text}\n`),
  });
} catch (error) {
  const { name, message } = error as Error;
  const isOurs = ['UsageError', 'ConfigError', 'AccountError', 'ListenError'].includes(name);
  process.stderr.write(`${isOurs ? message : `Failed: ${message}`}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
