import type { Api, ApiTables } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import { requireAuthenticators } from './authenticators.ts';
import type { BodyRule, Operation } from './operation.ts';
import { requireOptions } from './require-options.ts';
import { createRouter } from './router.ts';
import type { Router } from './router.ts';
import type { ValidatorOptions } from './options.ts';

/** The options with their defaults, and the values computed from them once. */
export interface Core {
  api: Api;
  /** Hooks take the types of one description and the request of one host; every caller has both. */
  options: ValidatorOptions;
  basePath: string;
  /** Maximum body size of an operation in bytes. */
  limitOf(operation: Operation, rule: BodyRule | undefined): number;
  maxBodyBytes: number;
  maxDepth: number;
  route: Router;
}

/**
 * @throws TypeError naming the option that cannot be used.
 */
export function createCore<T extends ApiTypes, Identity, HostRequest>(
  api: Api<T>,
  input: ValidatorOptions<T, Identity, HostRequest>,
): Core {
  requireOptions(input);
  const options = input as unknown as ValidatorOptions;
  const { basePath = api.basePath, maxBodyBytes = 1_048_576, maxDepth = 64 } = options;
  const served = Object.values(api.operations).filter(({ id }) => options.operations?.includes(id) ?? true);
  requirePositive('maxBodyBytes', maxBodyBytes);
  const limits = limitsOf(api, options);
  requirePositive('maxDepth', maxDepth);
  requireBasePath(basePath);
  requireAuthenticators(options, served, api.schemes);
  const route = createRouter(served, basePath);
  const limitOf: Core['limitOf'] = ({ id }, rule) =>
    limits.get(id) ?? maxBodyBytes + (rule?.parts?.fileBytes ?? 0);
  return { api: api as unknown as Api, options, basePath, limitOf, maxBodyBytes, maxDepth, route };
}

/**
 * The limits by operation id; a map, so that members inherited from `Object` never count as limits.
 * @throws TypeError for a limit or a stream of an unknown operation, or a stream of one that does not take exactly one
 *   file
 */
function limitsOf(
  { operations }: ApiTables,
  { maxBodyBytesOf = {}, streams = [] }: ValidatorOptions,
): Map<string, number | undefined> {
  const limits = new Map(Object.entries(maxBodyBytesOf));
  for (const [id, limit] of limits) {
    requireOperation(operations, 'maxBodyBytesOf', id);
    requirePositive(`maxBodyBytesOf.${id}`, limit ?? 1);
  }
  for (const id of streams) {
    const { content = {} } = requireOperation(operations, 'streams', id).body ?? {};
    if (!Object.values(content).some((rule) => rule?.parts?.file))
      throw new TypeError(`streams names ${id}, whose body is no form with one file. Leave it out.`);
  }
  return limits;
}

function requireOperation(operations: ApiTables['operations'], option: string, id: string): Operation {
  if (Object.hasOwn(operations, id)) return operations[id]!;
  throw new TypeError(`${option} names ${id}, which is no operation. Name one of the description.`);
}

function requirePositive(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value > 0) return;
  throw new TypeError(`${name} is ${value}. Give a whole number above 0.`);
}

function requireBasePath(path: string): void {
  if (path === '' || /^(?:\/[^/?#]+)+$/.test(path)) return;
  throw new TypeError(`basePath is "${path}". Give "" or a path such as "/v2", without a slash at its end.`);
}
