import {
  isObject,
  joinPointer,
  type Content,
  type Json,
  type JsonObject,
  type Parameter,
} from '@web-data/openapi';
import { keyword, properties, requiredMembers } from '../../generate/facets.ts';
import { sample } from '../../generate/sample.ts';
import { encodeBody } from '../../http/encode-body.ts';
import { formFields } from '../../http/form-fields.ts';
import { mayBeEmpty } from '../../observe/styled-fields.ts';
import type { Operation } from '../../openapi/operation.ts';
import { refusal } from '../errors-for.ts';
import type { Probe } from '../probe.ts';
import type { Session } from '../session.ts';
import { textCandidates } from './parameters.ts';
import { refusalOfBody } from './values.ts';

/** Forms whose fields stand in a row, as in a query. */
export const FORM = 'application/x-www-form-urlencoded';

/** Every field of such a form from both sides of its schema, and without it where it is required. */
export function fieldProbes(session: Session, operation: Operation): Probe[] {
  const { encoded } = session.base(operation);
  if (typeof encoded !== 'object' || encoded.type !== FORM || !isObject(encoded.value)) return [];
  const { content, value } = encoded;
  const fields = content.schema ? [...properties(content.schema)] : [];
  const required = content.schema ? requiredMembers(content.schema) : new Set<string>();
  return [
    ...fields.flatMap(([name]) =>
      required.has(name) ? leftOut(session, operation, content, value, name) : [],
    ),
    ...fields.flatMap(([name, schema]) => {
      const field = asParameter(name, schema, content);
      const current = value[name] ?? sample(schema, session.sampling);
      return textCandidates(session, field, current).flatMap(({ candidate, sent }) =>
        probe(operation, `${name} ${candidate.label}`, content, { ...value, [name]: sent }, () => {
          const { pointer } = candidate;
          if (candidate.unusual) return { outcome: 'answered', pointer };
          if (candidate.intent === 'valid') return { outcome: 'accepted', pointer };
          return refusal(session.document, operation, pointer, {
            names: { in: 'body', at: joinPointer('', name), also: [] },
            errorName: candidate.errorName,
          });
        }),
      );
    }),
  ];
}

function leftOut(
  session: Session,
  operation: Operation,
  content: Content,
  value: JsonObject,
  name: string,
): Probe[] {
  const { [name]: _left, ...others } = value;
  const pointer = (content.schema && keyword(content.schema, 'required')?.pointer) ?? content.pointer;
  const style = formFields(content).find((field) => field.name === name)?.style;
  if (style && mayBeEmpty(session.document.schemas, style)) return [];
  return probe(operation, `without ${name}`, content, others, () =>
    refusalOfBody(session, operation, pointer),
  );
}

/** A field is read as a query parameter of the same name is (OpenAPI 3.1, 4.8.14.3). */
function asParameter(name: string, schema: Parameter['schema'], { node, pointer }: Content): Parameter {
  return {
    name,
    in: 'query',
    required: false,
    style: 'form',
    explode: true,
    content: undefined,
    schema,
    examples: [],
    object: { name, in: 'query' },
    node,
    pointer,
  };
}

function probe(
  operation: Operation,
  name: string,
  content: Content,
  value: Json,
  expectation: () => Probe['expectation'],
): Probe[] {
  const body = encodeBody(content, value);
  if (body === undefined) return [];
  const input = { rawBody: body.text, contentType: body.type };
  return [{ name, phase: 'values', operation, input, expectation: expectation() }];
}
