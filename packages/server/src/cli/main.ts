import { UsageError } from './command.ts';
import { run } from './run.ts';

// A full disk behind standard error must not end a server.
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
    // The reader, such as `head`, may close the pipe early.
    if ((error as NodeJS.ErrnoException | null)?.code === 'EPIPE') process.exit(0);
  });
}
