import { basePath as documentPath, operations } from './generated/operations.ts';
import { requireOptions } from './require-options.ts';
import { createRouter } from './router.ts';
import type { Router } from './router.ts';
import type { ValidatorOptions } from './options.ts';

/** The options with their defaults, and what is made of them once. */
export interface Core<Identity = unknown> {
  /** The hooks take the request of one host; whoever calls them has that host's. */
  options: ValidatorOptions<Identity>;
  basePath: string;
  maxBodyBytes: number;
  maxDepth: number;
  route: Router;
}

/**
 * @throws TypeError naming the option that cannot be used.
 */
export function createCore<Identity, HostRequest>(
  options: ValidatorOptions<Identity, HostRequest>,
): Core<Identity> {
  requireOptions(options);
  const { basePath = documentPath, maxBodyBytes = 1_048_576, maxDepth = 64 } = options;
  const served = Object.values(operations).filter(
    ({ id }) => !options.operations || options.operations.includes(id as never),
  );
  requirePositive('maxBodyBytes', maxBodyBytes);
  requirePositive('maxDepth', maxDepth);
  requireBasePath(basePath);
  if (options.authenticate === undefined && served.some(({ credential }) => credential)) {
    throw new TypeError(
      'authenticate is missing. Give a function, or false when requests are authenticated before.',
    );
  }
  return {
    options: options as ValidatorOptions<Identity>,
    basePath,
    maxBodyBytes,
    maxDepth,
    route: createRouter(served, basePath),
  };
}

function requirePositive(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value > 0) return;
  throw new TypeError(`${name} is ${value}. Give a whole number above 0.`);
}

function requireBasePath(path: string): void {
  if (path === '' || /^(?:\/[^/?#]+)+$/.test(path)) return;
  throw new TypeError(`basePath is "${path}". Give "" or a path such as "/v2", without a slash at its end.`);
}
