import { userInfo } from 'node:os';
import pino from 'pino';
import { keepEvent } from '../accounts/audit/security-log.ts';
import { openSiemLog } from '../accounts/audit/siem.ts';
import type { ServerConfig } from '../platform/config/server-config.ts';
import type { Store } from '../platform/store/store.ts';
import type { Command, CommandOutput } from './command.ts';

/** Writes the act of a command to the security log. */
export interface ActLog {
  /** @throws {Error} when the act could not be written; the act itself stays in effect. */
  write(output: CommandOutput): Promise<void>;
}

/**
 * Opens the security log for a command that changes something; writes nothing when no file is configured.
 * @throws {ConfigError} when the file cannot be opened, before anything is changed.
 */
export function openActLog(command: Command, { siemLog: file }: ServerConfig): ActLog {
  if (command.changes !== true || file === undefined) return { write: async () => {} };
  const siem = openSiemLog({
    file,
    failurePolicy: 'open',
    log: pino({ level: 'silent' }),
    logLines: undefined,
  });
  return {
    async write({ act }) {
      if (act !== undefined) siem.report({ ...act, actor: actor() });
      const isWritten = await siem.written();
      await siem.close();
      if (!isWritten) throw new Error(`It was done, and could not be written to the security log ${file}.`);
    },
  };
}

/** Stores an act on a team, so that its owners can read it. */
export async function keepAct(store: Store, { act }: CommandOutput): Promise<void> {
  if (act !== undefined) await store.tx((query) => keepEvent(query, { ...act, actor: actor() }));
}

/** The operating system's user who runs the command. */
function actor(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown'); // A user without an entry, as in a container.
  }
}
