import { asObject, sameJson, child, type Node } from '@web-data/openapi';
import { compareServers } from '../operation/servers.ts';
import { show } from '../show.ts';
import { operations } from './operations.ts';
import type { NodePair, Rule } from '../scope.ts';
import { extensionsRules, restRules } from '../text-rule.ts';
import { components, otherComponents } from './components.ts';
import { errorCatalogue } from './error-catalogue.ts';
import { findMovedPrefixes } from './moved-prefix.ts';
import { securitySchemes } from './security-schemes.ts';
import { webhooks } from './webhooks.ts';

/** The dialects of OpenAPI itself, each the default of its version: keywords mean the same in all of them. */
const DEFAULT_DIALECT = /^https:\/\/spec\.openapis\.org\/oas\/3\.\d\/dialect\//;

/** `jsonSchemaDialect`: it changes what every schema means. */
const dialect: Rule<NodePair> = {
  name: 'json-schema-dialect',
  check({ old, new: now }, scope) {
    const [before, after] = [dialectOf(old), dialectOf(now)];
    if (sameJson(before, after)) return;
    const at = { oldAt: '/jsonSchemaDialect', at: '/jsonSchemaDialect' };
    scope.report('changed', `The JSON Schema dialect changed from ${show(before)} to ${show(after)}.`, at);
  },
};

function dialectOf({ value }: Node) {
  const { jsonSchemaDialect: dialect = 'the default' } = asObject(value);
  return DEFAULT_DIALECT.test(String(dialect)) ? 'the default' : dialect;
}

/** `servers` at the root of the document. */
const servers: Rule<NodePair> = {
  name: 'servers',
  check({ old, new: now }, scope) {
    compareServers(child(old, 'servers'), child(now, 'servers'), scope, findMovedPrefixes(old, now));
  },
};

/** Every member of `info`: it describes the API and is not binding. */
const info: Rule<NodePair> = {
  name: 'info',
  check({ old, new: now }, scope) {
    scope.run(restRules([]), { old: child(old, 'info'), new: child(now, 'info') });
  },
};

const HANDLED = ['info', 'paths', 'webhooks', 'components', 'security', 'servers', 'jsonSchemaDialect'];

/** Where the document stands, and the version of its language: neither is a part of the API. */
const OF_DOCUMENT = ['$self', 'openapi'];

/** All rules for comparing two documents. */
export const DOCUMENT_RULES: readonly Rule<NodePair>[] = [
  dialect,
  servers,
  securitySchemes,
  operations,
  webhooks,
  errorCatalogue,
  components,
  otherComponents,
  info,
  ...restRules([...HANDLED, ...OF_DOCUMENT, 'x-error-catalogue']),
  ...extensionsRules('paths'),
  ...extensionsRules('components'),
  textOfVersion(),
];

/** The `openapi` field, whose patch number has no meaning. */
function textOfVersion(): Rule<NodePair> {
  return {
    name: 'openapi-version',
    check({ old, new: now }, scope) {
      const [before, after] = [minorOf(old), minorOf(now)];
      if (before === after) return;
      const at = { oldAt: '/openapi', at: '/openapi' };
      scope.report('text', `The OpenAPI version changed from ${before} to ${after}.`, at);
    },
  };
}

function minorOf({ document }: Node): string {
  return document.version.split('.').slice(0, 2).join('.');
}
