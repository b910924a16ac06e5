import { mkdirSync } from 'node:fs';
import { runTool } from '../src/run-tool.ts';

/**
 * Creates a home folder, and returns the environment of a person who has only that. What npm keeps is shared, so that
 * nothing is fetched twice, and so is the authority of certificates behind a proxy that reads TLS.
 */
export function environmentWithHome(home: string): Record<string, string> {
  mkdirSync(home);
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  return {
    HOME: home,
    PATH: process.env['PATH']!,
    npm_config_cache: runTool('npm', ['config', 'get', 'cache'], home).trim(),
    ...(authority !== undefined && { NODE_EXTRA_CA_CERTS: authority }),
  };
}
