import type { ServerConfig } from '../../platform/config/server-config.ts';
import { runChecks } from './check.ts';
import type { Finding } from './check.ts';
import { machineChecks } from './machine.ts';
import { reachChecks } from './reach.ts';
import { storeChecks } from './store.ts';
import type { Command } from '../command.ts';

/**
 * Checks what a server with this configuration depends on, and changes nothing.
 * @param url a site to reach by the rules for all sites; undefined for none
 */
export function examine(config: ServerConfig, url?: string): Promise<Finding[]> {
  return runChecks([...machineChecks(config), ...storeChecks(config), ...reachChecks(config, url)]);
}

const marks: Record<Finding['state'], string> = {
  ok: 'ok',
  warning: 'WARNING',
  failed: 'FAILED',
  skipped: '-',
};

/** Formats findings for a person, one a line. */
export function formatFindings(findings: readonly Finding[]): string {
  return findings
    .map(({ name, state, message }) => `${marks[state].padEnd(8)} ${name.padEnd(12)} ${message}`)
    .join('\n');
}

/** `doctor`, which runs without a store of the command line: the store may be what is wrong. */
export const doctorCommand: Omit<Command, 'run'> = {
  name: 'doctor',
  summary:
    'check database, clock, disk, limits, browser, model, search, mail, counters and egress; changes nothing',
  options: {
    url: { type: 'string', value: '<url>', description: 'a site to reach by the rules for all sites' },
  },
};
