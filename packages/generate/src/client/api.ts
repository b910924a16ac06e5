import { fillServer, type Description } from '@web-data/openapi';
import type { Target } from '../generator.ts';
import { returnsObjects } from './successes.ts';
import { retryRules, type RetryRules } from './retry-rules.ts';
import { planCredentials } from './security.ts';
import { errorClassName, errorStatuses, statusName } from './statuses.ts';

/** Writes the tables that all operations share, for the runtime. */
export function generateApi(description: Description, target: Target): string {
  const statuses = errorStatuses(description);
  const { code, types } = planCredentials(description);
  return `import * as runtime from ${JSON.stringify(target.imports.client)};
${statuses.length > 0 ? 'import * as errors from "./errors.ts";\n' : ''}
/** The credentials by the names of their security schemes, each as it stays, or a function that gives it. */
export interface Credentials {
${types}}

/** What all operations have in common. */
export const api: runtime.ApiTables = {
${generateServer(description, target)}  /** The class of each status: for an error that the catalogue does not know. */
  errors: [${statuses.map((status) => `errors.${errorClassName(statusName(status))}`).join(', ')}],
  /** The policy of retries, in seconds. */
  retry: ${rowOf(retryRules(description))},
  sign: ${code},
  decode: runtime.${returnsObjects(description) ? 'decodeObject' : 'decodeAny'},
};
`;
}

function rowOf(rules: RetryRules): string {
  return `{ ${Object.entries(rules)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value}`)
    .join(', ')} }`;
}

/** Writes members of the tables: the default address of the service, and the version path before every path. */
function generateServer(description: Description, { package: { name, version }, notes }: Target): string {
  const { baseUrl, versionPath } = splitServer(description);
  if (baseUrl === '')
    notes.add('/servers', 'has no absolute server URL: a client needs the option `baseUrl`');
  for (const { servers, id, pointer } of description.operations) {
    if (servers[0]?.url === description.servers[0]?.url) continue;
    notes.add(
      pointer,
      `it has a server of its own, ${servers[0]?.url}: the client calls that of the description`,
      id,
    );
  }
  return `  /** Default address of the service${baseUrl === '' ? ': none, as the description has no absolute server URL' : ''}. */
  baseUrl: ${JSON.stringify(baseUrl)},
  /** Stands between the address of the service and the path of an operation. */
  path: ${JSON.stringify(versionPath)},
  /** Name and version of this package, as a product of a \`User-Agent\` (RFC 9110, section 10.1.5). */
  name: ${JSON.stringify(`${token(name)}/${token(version)}`)},
`;
}

/** Splits `{base_url}/v2` into the default of `base_url` and `/v2`; `https://host/v2` into `https://host` and `/v2`. */
export function splitServer({ servers }: Pick<Description, 'servers'>): {
  baseUrl: string;
  versionPath: string;
} {
  const [server] = servers;
  const filled = fillServer(server!).replace(/^\/\//, 'https://');
  const [, variable, rest] = /^\{([^{}]+)\}(.*)$/.exec(server!.url) ?? [];
  const base = server!.variables.find(({ name }) => name === variable)?.default ?? '';
  if (/^https?:\/\//.test(base))
    return { baseUrl: base, versionPath: trimmed(fillServer({ ...server!, url: rest! })) };
  if (!URL.canParse(filled))
    return { baseUrl: '', versionPath: filled.startsWith('/') ? trimmed(filled) : '' };
  const { origin, pathname } = new URL(filled);
  return { baseUrl: origin === 'null' ? '' : origin, versionPath: trimmed(pathname) };
}

function trimmed(path: string): string {
  return path.replace(/\/+$/, '');
}

/** RFC 9110, section 5.6.2. */
function token(text: string): string {
  const plain = text.replace(/^@/, '').replaceAll(/[^\w!#$%&'*+.^`|~-]+/g, '-');
  return plain.replaceAll(/^-+|-+$/g, '') || 'api';
}
