import { fillServer, openDescription, serverPath } from '@web-data/openapi';
import type { Server } from '@web-data/openapi';
import type { OpenApiDocument } from './document.ts';

/** Where the service is when the description has no server, or one that is relative to where it was found. */
const local = 'http://127.0.0.1:3000';

/** Where samples send requests, in two parts: `baseUrl` is what the operator chooses, `prefix` belongs to the API. */
export interface ServiceAddress {
  /** Such as `http://127.0.0.1:3000`. */
  baseUrl: string;
  /** What stands between it and a path, such as `/v2`. */
  prefix: string;
}

/** Splits the address of the first server where its scheme and host end, or the variable that stands for more of it. */
export function serviceAddress(document: OpenApiDocument): ServiceAddress {
  const server = openDescription(document).servers[0]!;
  const variable = /^\{[^}]+\}/.exec(server.url)?.[0];
  const base = variable && fillServer({ ...server, url: variable });
  const baseUrl = base && /^https?:/.test(base) ? base : read(server).origin;
  return { baseUrl, prefix: serverPath(server) };
}

/** The address of a server with its variables at their defaults, absolute and without a slash at its end. */
export function serverAddress(server: Server): string {
  return read(server).href.replace(/\/$/, '');
}

/** The address of a server; for one that no request can be sent to, this machine. */
function read(server: Server): URL {
  const address = fillServer(server);
  const url = URL.canParse(address, local) ? new URL(address, local) : new URL(local);
  return /^https?:$/.test(url.protocol) ? url : new URL(local);
}
