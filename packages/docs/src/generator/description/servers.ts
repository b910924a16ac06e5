import type { OpenApiDocument, Server } from './document.ts';

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
export function serviceAddress({ servers = [] }: OpenApiDocument): ServiceAddress {
  const server = servers[0] ?? { url: local };
  const variable = /^\{[^}]+\}/.exec(server.url)?.[0];
  const whole = new URL(filled(server, server.url), local);
  const prefix = variable ? filled(server, server.url.slice(variable.length)) : whole.pathname;
  const base = variable && filled(server, variable);
  const baseUrl = base && /^https?:/.test(base) ? base : whole.origin;
  return { baseUrl, prefix: prefix.replace(/\/$/, '') };
}

/** The address of a server with its variables at their defaults, absolute and without a slash at its end. */
export function serverAddress(server: Server): string {
  return new URL(filled(server, server.url), local).href.replace(/\/$/, '');
}

function filled({ variables = {} }: Server, text: string): string {
  return text.replaceAll(/\{([^}]+)\}/g, (_match, name: string) => String(variables[name]?.default ?? name));
}
