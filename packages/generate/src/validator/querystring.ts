import { isJsonType, type OpenApiDocument, type Parameter, type Schema } from '@web-data/openapi';
import { planBody } from './bodies.ts';
import { listFormHelpers, writeForm } from './form-source.ts';
import type { ParameterPlan } from './parameters.ts';

/** How a parameter in querystring is read, and the schema of its value. */
export interface QuerystringPlan {
  plan: ParameterPlan;
  schema: Schema;
}

/** Plans a parameter that is the whole query, by its media type: a form, JSON, or text. */
export function planQuerystring(document: OpenApiDocument, { name, content }: Parameter): QuerystringPlan {
  const base = { in: 'query' as const, name, types: [], full: true };
  const { type, schema, form } = planBody(document, content!);
  if (form) {
    const helpers = ['formQuery', ...listFormHelpers(form)];
    return { plan: { ...base, read: { helpers, call: `formQuery(${writeForm(form)})` } }, schema: schema! };
  }
  const helper = isJsonType(type) ? 'jsonQuery' : 'textQuery';
  const read = { helpers: [helper], call: `${helper}()` };
  return { plan: { ...base, read }, schema: schema ?? content!.object.schema ?? true };
}
