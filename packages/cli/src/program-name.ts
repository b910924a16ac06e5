/**
 * Replaces `webdata` in commands for the reader by how this process was started: `npx` installs no command of that name.
 * A command stands in backquotes, after a colon, or at the start of a line.
 */
export function withProgramName(
  { env }: { env: Readonly<Record<string, string | undefined>> },
  text: string,
): string {
  // npm sets this for `npx` and `npm exec`.
  if (env['npm_command'] !== 'exec') return text;
  return text.replaceAll(/(?<=`|: +|^ *)webdata(?= )/gm, 'npx @web-data/cli');
}
