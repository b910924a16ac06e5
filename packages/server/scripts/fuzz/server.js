import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changeTeam, listTeams } from '../../dist/accounts/teams/teams.js';
import { createKey } from '../../dist/accounts/keys/keys.js';
import { auditCredits } from '../../dist/accounts/credits/audit.js';
import { applyMovements } from '../../dist/accounts/credits/ledger.js';
import { openStore } from '../../dist/platform/store/open.js';

const program = fileURLToPath(new URL('../../bin/web-data-server.js', import.meta.url));

/** Starts a server in a process of its own, with a key for all scopes and a limited one. */
export async function startFuzzed(folder) {
  const running = spawn(process.execPath, [program, 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      WEB_DATA_DIRECTORY: folder,
      WEB_DATA_PORT: '0',
      WEB_DATA_ALLOW_PRIVATE: '127.0.0.1:*',
      WEB_DATA_DOCS_DIRECTORY: 'none',
      WEB_DATA_MAX_BODY_BYTES: '65536',
      WEB_DATA_HEADERS_TIMEOUT_MS: '2000',
      WEB_DATA_REQUEST_TIMEOUT_MS: '3000',
      WEB_DATA_PLANS:
        '{"development":{"requestsPerMinute":10000000,"concurrency":10000},"free":{"requestsPerMinute":10000000,"concurrency":10000}}',
    },
  });
  let log = '';
  running.stdout.on('data', (chunk) => (log += chunk.toString()));
  running.stderr.on('data', (chunk) => (log += chunk.toString()));
  const ended = new Promise((resolve) => running.once('close', resolve));
  const url = await new Promise((resolve, reject) => {
    running.once('close', () => reject(new Error(`The server ended: ${log}`)));
    running.stderr.on('data', () => {
      const [, found] = /Listening on (http:\S+)\n/.exec(log) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const keys = await createKeys(folder);
  log = ''; // The greeting contains the development key, which is correct.
  return {
    url,
    keys,
    log: () => log,
    residentMegabytes: () => residentMegabytes(running.pid),
    close: () => {
      running.kill('SIGTERM');
      return ended;
    },
    /** Returns the differences in the accounts, once it is closed. */
    async audit() {
      const store = await openStore({ dataDirectory: folder });
      return auditCredits(store).finally(() => store.close());
    },
  };
}

async function createKeys(dataDirectory) {
  const store = await openStore({ dataDirectory });
  const [{ id: teamId }] = await listTeams(store);
  const keys = await store.tx(async (query) => {
    await changeTeam(query, teamId, { threatProtection: 'enabled' });
    await applyMovements(store, query, [{ kind: 'grant', teamId, credits: 1_000_000_000, reason: 'fuzz' }]);
    return [
      await createKey(query, { teamId, name: 'all', scopes: ['*'] }),
      await createKey(query, { teamId, name: 'map', scopes: ['map'] }),
    ];
  });
  await store.close();
  return keys.map(({ key }) => ({ key, secret: key.slice(-48) }));
}

function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(kilobytes) / 1024);
}
