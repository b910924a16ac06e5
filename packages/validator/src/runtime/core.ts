import type { Api } from './api.ts';
import type { ApiTypes } from './api-types.ts';
import { requireAuthenticators } from './authenticators.ts';
import { requireOptions } from './require-options.ts';
import { createRouter } from './router.ts';
import type { Router } from './router.ts';
import type { ValidatorOptions } from './options.ts';

/** The options with their defaults, and what is made of them once. */
export interface Core {
  api: Api;
  /** The hooks take the types of one description and the request of one host; whoever calls them has both. */
  options: ValidatorOptions;
  basePath: string;
  maxBodyBytes: number;
  maxDepth: number;
  route: Router;
}

/**
 * @throws TypeError naming the option that cannot be used.
 */
export function createCore<T extends ApiTypes, Identity, HostRequest>(
  api: Api<T>,
  given: ValidatorOptions<T, Identity, HostRequest>,
): Core {
  requireOptions(given);
  const options = given as unknown as ValidatorOptions;
  const { basePath = api.basePath, maxBodyBytes = 1_048_576, maxDepth = 64 } = options;
  const served = Object.values(api.operations).filter(
    ({ id }) => !options.operations || options.operations.includes(id),
  );
  requirePositive('maxBodyBytes', maxBodyBytes);
  requirePositive('maxDepth', maxDepth);
  requireBasePath(basePath);
  requireAuthenticators(options, served);
  const route = createRouter(served, basePath);
  return { api: api as unknown as Api, options, basePath, maxBodyBytes, maxDepth, route };
}

function requirePositive(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value > 0) return;
  throw new TypeError(`${name} is ${value}. Give a whole number above 0.`);
}

function requireBasePath(path: string): void {
  if (path === '' || /^(?:\/[^/?#]+)+$/.test(path)) return;
  throw new TypeError(`basePath is "${path}". Give "" or a path such as "/v2", without a slash at its end.`);
}
