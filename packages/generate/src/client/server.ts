import type { OpenApiDocument } from '@web-data/openapi';
import type { Target } from '../generator.ts';

/** Where the service is by default, and the version path that every call gets in front of its own. */
export function generateServer(document: OpenApiDocument, { name, version }: Target['package']): string {
  const { baseUrl, versionPath } = splitServer(document);
  return `
/** Address of the service when none is given. */
export const defaultBaseUrl = ${JSON.stringify(baseUrl)};

/** Stands between the address of the service and the path of an operation. */
export const versionPath = ${JSON.stringify(versionPath)};

/** Name and version of this package, as a product of a \`User-Agent\` (RFC 9110, section 10.1.5). */
export const product = ${JSON.stringify(`${name.replace(/^@/, '').replaceAll('/', '-')}/${version}`)};
`;
}

/** `{base_url}/v2` gives the default of `base_url` and `/v2`; `https://host/v2` gives `https://host` and `/v2`. */
export function splitServer({ servers = [] }: OpenApiDocument): { baseUrl: string; versionPath: string } {
  const [server] = servers;
  if (!server) throw new Error('servers is empty: the client needs one entry for its base address.');
  const [, variable, rest] = /^\{([^{}]+)\}(.*)$/.exec(server.url) ?? [];
  if (variable === undefined) {
    const { origin, pathname } = new URL(server.url);
    return { baseUrl: origin, versionPath: pathname.replace(/\/$/, '') };
  }
  const value = server.variables?.[variable];
  if (!value) throw new Error(`servers/0/variables/${variable} is missing.`);
  return { baseUrl: value.default, versionPath: rest ?? '' };
}
