import { hostname } from 'node:os';
import { authorize } from '@web-data/client/authorize';
import { createProxyFetch } from '@web-data/client/proxy';
import type { DeviceCode } from '@web-data/client/authorize';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';

/**
 * Requests a key that a person approves in a browser, on this machine or another, and prints the instructions.
 * @returns the pending key, once the instructions are printed
 * @throws AuthorizationError when the service does not support this
 */
export function requestKeyInBrowser(io: Io, baseUrl: string): Promise<{ key: Promise<string> }> {
  return new Promise((resolve, reject) => {
    const key = authorize({
      baseUrl,
      clientId: 'webdata-cli',
      clientName: `webdata on ${hostname()}`,
      signal: io.signal,
      fetch: createProxyFetch(io.env),
      onCode(code) {
        notify(io, formatInstructions(code));
        resolve({ key });
      },
    }).then(({ apiKey }) => apiKey);
    key.catch(reject); // Once the instructions are printed, the caller handles the error.
  });
}

function formatInstructions({
  userCode,
  verificationUri,
  verificationUriComplete,
  expiresAt,
}: DeviceCode): string {
  const minutes = Math.round((expiresAt.getTime() - Date.now()) / 60_000);
  return [
    `Open ${verificationUriComplete ?? verificationUri}`,
    `and approve the code ${userCode}, within ${minutes} minutes.`,
  ].join('\n');
}
