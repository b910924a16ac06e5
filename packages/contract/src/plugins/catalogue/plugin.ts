import { asArray } from '@web-data/openapi';
import type { Plugin } from '../plugin.ts';
import { readCatalogue } from './read-catalogue.ts';

/** Reads `x-error-catalogue` of the document, and `x-errors` and `x-safe` of its operations. */
export const cataloguePlugin: Plugin = {
  name: 'catalogue',
  readErrors: readCatalogue,
  readOperation: (operation) => ({
    errors: asArray(operation['x-errors']).filter((name) => typeof name === 'string'),
    safe: operation['x-safe'] === true,
  }),
};
