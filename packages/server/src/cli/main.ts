import { UsageError } from './command.ts';
import { run } from './run.ts';

// A full disk behind standard error is no reason to end a server.
process.stderr.on('error', () => {});

try {
  await run(process.argv.slice(2), {
    environment: process.env,
    print,
  });
} catch (error) {
  const { name, message } = error as Error;
  const isOurs = ['UsageError', 'ConfigError', 'AccountError', 'ListenError'].includes(name);
  process.stderr.write(`${isOurs ? message : `Failed: ${message}`}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`, (error) => {
    // Who reads, such as `head`, may have had enough.
    if ((error as NodeJS.ErrnoException | null)?.code === 'EPIPE') process.exit(0);
  });
}
