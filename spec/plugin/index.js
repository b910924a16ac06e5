import { ErrorResponses } from './preprocessors/error-responses.js';
import { ResponseHeaders } from './preprocessors/response-headers.js';
import { ComponentNames } from './rules/component-names.js';
import { DefaultsConform } from './rules/defaults-conform.js';
import { DefinitionMarks } from './rules/definition-marks.js';
import { Descriptions } from './rules/descriptions.js';
import { EnumDescriptions } from './rules/enum-descriptions.js';
import { ErrorDetails } from './rules/error-details.js';
import { ErrorEntries } from './rules/error-entries.js';
import { ErrorStatuses } from './rules/error-statuses.js';
import { ErrorsReachable } from './rules/errors-reachable.js';
import { ErrorsResolve } from './rules/errors-resolve.js';
import { ExamplesPresent } from './rules/examples-present.js';
import { ExtensionRefs } from './rules/extension-refs.js';
import { Extensions } from './rules/extensions.js';
import { KnownFormats } from './rules/known-formats.js';
import { McpMembers } from './rules/mcp-members.js';
import { NoNullable } from './rules/no-nullable.js';
import { OpenUnions } from './rules/open-unions.js';
import { PatternsCompile } from './rules/patterns-compile.js';
import { RateClasses } from './rules/rate-classes.js';
import { Relations } from './rules/relations.js';
import { RequestBounds } from './rules/request-bounds.js';
import { RetryAfter } from './rules/retry-after.js';
import { Scopes } from './rules/scopes.js';
import { SdkMethods } from './rules/sdk-methods.js';
import { SeparateSchemas } from './rules/separate-schemas.js';
import { VersionInPath } from './rules/version-in-path.js';

/** Redocly plugin of this API description: derives repeated parts from a single source, and checks our own rules. */
export default function webDataPlugin() {
  return {
    id: 'web-data',
    preprocessors: { oas3: { 'error-responses': ErrorResponses, 'response-headers': ResponseHeaders } },
    rules: {
      oas3: {
        'component-names': ComponentNames,
        'defaults-conform': DefaultsConform,
        'definition-marks': DefinitionMarks,
        descriptions: Descriptions,
        'enum-descriptions': EnumDescriptions,
        'error-details': ErrorDetails,
        'error-entries': ErrorEntries,
        'error-statuses': ErrorStatuses,
        'errors-reachable': ErrorsReachable,
        'errors-resolve': ErrorsResolve,
        'examples-present': ExamplesPresent,
        'extension-refs': ExtensionRefs,
        extensions: Extensions,
        'known-formats': KnownFormats,
        'mcp-members': McpMembers,
        'no-nullable': NoNullable,
        'open-unions': OpenUnions,
        'patterns-compile': PatternsCompile,
        'rate-classes': RateClasses,
        relations: Relations,
        'request-bounds': RequestBounds,
        'retry-after': RetryAfter,
        scopes: Scopes,
        'sdk-methods': SdkMethods,
        'separate-schemas': SeparateSchemas,
        'version-in-path': VersionInPath,
      },
    },
  };
}
