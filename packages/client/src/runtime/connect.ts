import type { Hooks } from './hooks.ts';
import type { ServiceOptions } from './options.ts';
import { readSettings } from './settings.ts';
import type { Settings } from './settings.ts';
import type { Service } from './service.ts';
import type { ApiTables } from './tables.ts';

/** Stored separately, so that printing a service does not print the key. */
const settings = /* @__PURE__ */ new WeakMap<Service, Settings>();

/**
 * Reads the options once for many calls; opens nothing.
 * @param tables generated from a description
 * @param options `hooks` are those of `createHooks`
 * @throws TypeError when an option is not valid; the message names it and the allowed values
 */
export function connect(
  tables: ApiTables,
  options: ServiceOptions & { hooks?: Hooks | undefined } = {},
): Service {
  const read = readSettings(tables, options);
  const service = { address: read.address };
  settings.set(service, read);
  return service;
}

/** @throws TypeError for a value that `connect` did not return */
export function getSettings(service: Service): Settings {
  const found = settings.get(service);
  if (found) return found;
  throw new TypeError('The first argument must be what connect() gives.');
}
