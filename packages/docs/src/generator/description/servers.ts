import { fillServer, serverPath } from '@web-data/openapi';
import type { Server } from '@web-data/openapi';

/** The service URL for a description without a server, or with one relative to the location of the description. */
const local = 'http://127.0.0.1:3000';

/** The server of a description that names none. */
const ROOT: Server = { url: '/', name: undefined, variables: [], object: { url: '/' }, pointer: '/servers' };

/** The URL for samples, in two parts: the operator chooses `baseUrl`, `prefix` belongs to the API. */
export interface ServiceAddress {
  /** Such as `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** The path between it and the path of an operation, such as `/v2`. */
  prefix: string;
}

/** Splits the URL of the first server after its scheme and host, or after a variable that includes more. */
export function serviceAddress([server = ROOT]: readonly Server[]): ServiceAddress {
  const variable = /^\{[^}]+\}/.exec(server.url)?.[0];
  const base = variable && fillServer({ ...server, url: variable });
  // It stands in samples and in the policy of pages, which a blank or a semicolon would end.
  const baseUrl = base && /^https?:\/\/[^\s;,'"<>]+$/.test(base) ? base : read(server).origin;
  return { baseUrl, prefix: serverPath(server) };
}

/** The URL of a server with its variables at their defaults, absolute and without a slash at its end. */
export function serverAddress(server: Server): string {
  return read(server).href.replace(/\/$/, '');
}

/** The URL of a server; for one that cannot receive requests, this machine. */
function read(server: Server): URL {
  const address = fillServer(server);
  const url = URL.canParse(address, local) ? new URL(address, local) : new URL(local);
  return /^https?:$/.test(url.protocol) ? url : new URL(local);
}
