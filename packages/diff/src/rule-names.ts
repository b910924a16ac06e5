import { MARK_RULE } from './comparison.ts';
import { ERROR_RULES } from './document/error-catalogue.ts';
import { DOCUMENT_RULES } from './document/rules.ts';
import { compareContent, MEDIA_TYPE_RULES } from './operation/content.ts';
import { headerRules } from './operation/headers.ts';
import { PARAMETER_RULES } from './operation/parameter-rules.ts';
import { REQUEST_BODY_RULES } from './operation/request-body.ts';
import { RESPONSE_RULES } from './operation/responses.ts';
import { OPERATION_RULES } from './operation/rules.ts';
import { SERVER_RULES } from './operation/servers.ts';
import { schemaRules } from './schema/rules/index.ts';

/** The name of every rule, sorted. */
export const RULE_NAMES: readonly string[] = [
  ...new Set(
    [
      schemaRules(new Map()),
      DOCUMENT_RULES,
      SERVER_RULES,
      ERROR_RULES,
      OPERATION_RULES,
      PARAMETER_RULES,
      headerRules(compareContent),
      REQUEST_BODY_RULES,
      MEDIA_TYPE_RULES,
      RESPONSE_RULES,
    ].flatMap((rules) => rules.map(({ name }) => name)),
  ),
  MARK_RULE,
].toSorted();
