import type { FastifyInstance } from 'fastify';

/** The server cannot listen on the address. The message is one sentence with the remedy. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** @throws {ListenError} when the server cannot listen on the address. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` });
  } catch (cause) {
    const address = { host, port };
    throw new ListenError(listenSentence(cause as NodeJS.ErrnoException, address, 'WEB_DATA_PORT, --port'), {
      cause,
    });
  }
}

/**
 * Returns why the server cannot listen on an address, with the remedy.
 * @param option the option that sets the port.
 */
export function listenSentence(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  option: string,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program: stop it, or choose another port (${option}).`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user: choose one above 1023 (${option}).`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine: choose another (WEB_DATA_HOST, --host), 127.0.0.1 for example.`;
    default:
      return `${host}:${port} cannot be listened on: ${message}.`;
  }
}
