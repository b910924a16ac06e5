import type { DocumentRow } from './rows.ts';
import { OPERATIONS } from './operations.ts';
import { PARAMETERS } from './parameters.ts';
import { REQUEST_BODIES } from './request-bodies.ts';
import { RESPONSES } from './responses.ts';
import { WEBHOOKS } from './webhooks.ts';
import { SECURITY } from './security.ts';
import { SERVERS } from './servers.ts';
import { ERRORS } from './errors.ts';
import { MARKS } from './marks.ts';
import { DOCUMENT } from './document.ts';
import { EXTENSIONS } from './extensions.ts';
import { COMPONENT_ROWS } from './components.ts';
import { OPENAPI_3_2 } from './openapi-3.2.ts';

/** Every edit of a document, one a row. */
export const DOCUMENT_TABLE: readonly DocumentRow[] = [
  OPERATIONS,
  PARAMETERS,
  REQUEST_BODIES,
  RESPONSES,
  WEBHOOKS,
  SECURITY,
  SERVERS,
  ERRORS,
  MARKS,
  DOCUMENT,
  EXTENSIONS,
  COMPONENT_ROWS,
  OPENAPI_3_2,
].flat();
