// Checks the address of `npm start` before anything is prepared, so that a wrong one does not cost a build.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Reads `PORT` (an integer from 0 to 65535, by default 3000) and `HOST` (by default 127.0.0.1).
 * @throws Error with the remedy when the port is not valid
 */
export function readAddress({ PORT = '', HOST = '' }) {
  if (PORT !== '' && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535)) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${PORT}": try PORT=3001 npm start.`);
  }
  return { host: HOST || '127.0.0.1', port: PORT === '' ? 3000 : Number(PORT) };
}

/** @throws Error with the remedy when the address is not free */
export async function requireFree({ host, port }) {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(sentenceFor(error, host, port), { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

function sentenceFor({ code, message }, host, port) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken by another program: stop it, or choose another port, such as PORT=${port < 65_535 ? port + 1 : 3000} npm start.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is no address of this machine: leave HOST away to listen on 127.0.0.1.`;
  }
  if (code === 'EACCES') {
    return `This user may not listen on port ${port}: choose one above 1023, such as PORT=3000 npm start.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${message}. Set other values for HOST and PORT.`;
}
