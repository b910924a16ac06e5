import { isObject, type Json, type JsonObject, type Node } from '@web-data/openapi';
import { candidates } from '../../generate/candidates.ts';
import { branches, keywordValue, properties } from '../../generate/facets.ts';
import type { ParameterValues } from '../../http/parameters.ts';
import { documents } from '../../judge/response-of.ts';
import type { Operation } from '../../openapi/operation.ts';
import { CannotTry } from '../cannot-try.ts';
import type { Session } from '../session.ts';
import type { Trial, Verdict } from '../trial.ts';
import { ask, broken, inferredTrial, made, objectOf, PASSED, within } from './inferred.ts';

/** Members that are changed at once at most, and that are tried alone where not all are taken. */
const MOST_MEMBERS = 8;

/** What is told in other words than it was sent, or only once somebody has agreed to it. */
const UNLIKE = /pass(?:word|phrase)|secret|token|key$/iu;
const UNLIKE_FORMAT = /^(?:password|byte|binary|email|idn-email)$/u;

/** An answer, and what its body holds. */
type Told = Awaited<ReturnType<typeof ask>>;

/**
 * What was changed is read as it was told: a change that is answered and not kept is lost. RFC 9110, section 9.3.4, has
 * a GET after a PUT answer with what was put, RFC 5789, section 2, has a patch applied wholly or not at all. Only what
 * stays as it was is blamed: a service may write what it is sent in other words.
 */
export function changedTrials(session: Session, operation: Operation): Trial[] {
  const parameter = operation.parameters.findLast(({ in: place }) => place === 'path');
  const isChange = operation.method === 'put' || operation.method === 'patch';
  if (!isChange || !parameter || !operation.path.endsWith(`/{${parameter.name}}`)) return [];
  const get = session.document.operations.find(
    ({ path, method }) => path === operation.path && method === 'get',
  );
  if (get === undefined || !mayTell(session, operation, get)) return [];
  return [
    inferredTrial({
      name: `what it changed is told by ${get.id}`,
      operation,
      writes: true,
      run: (running) => change(running, operation, get),
    }),
  ];
}

/** Whether what is sent has a member that what is read may have. */
function mayTell(session: Session, operation: Operation, get: Operation): boolean {
  const { body, content } = session.base(operation);
  if (!isObject(body) || content?.schema === undefined) return false;
  const schema = get.responses.find(({ status }) => status.startsWith('2'))?.content[0]?.schema;
  const told = schema === undefined ? [] : membersOf(schema);
  const inner = told.flatMap(([, member]) => membersOf(member));
  const names = new Set([...told, ...inner].map(([name]) => name));
  return told.length === 0 || membersOf(content.schema).some(([name]) => names.has(name));
}

async function change(session: Session, operation: Operation, get: Operation): Promise<Verdict> {
  const { body, content } = session.base(operation);
  const schema = content?.schema;
  if (!isObject(body) || schema === undefined) throw new CannotTry(`${operation.id} takes no object`);
  const parameters = await made(session, operation);
  const before = await readBefore(session, operation, get, parameters);
  const told = objectOf(before.response);
  const others = told === undefined ? {} : changesOf(session, schema, body, told);
  if (told === undefined || Object.keys(others).length === 0)
    throw new CannotTry(`nothing that ${operation.id} takes can be told apart in what ${get.id} tells`);
  for (const some of [others, ...Object.entries(others).map(([name, value]) => ({ [name]: value }))]) {
    const input = { parameters, body: { ...body, ...some }, headers: preconditionOf(operation, before) };
    const answer = await ask(session, operation, input, () => true);
    if (answer.response.status === 202) return PASSED;
    if (answer.response.status < 300)
      return within(session.fixtures.settleMs, async () => {
        const after = await ask(session, get, { parameters });
        return verdict({ operation, get, some, told, answer, after });
      });
  }
  throw new CannotTry(`${operation.id} refused every change`);
}

/** What is there before the change; under a name that was only chosen, the basic request makes it. */
async function readBefore(
  session: Session,
  operation: Operation,
  get: Operation,
  parameters: ParameterValues,
): Promise<Told> {
  const first = await ask(session, get, { parameters }, () => true);
  if (first.response.status !== 404) return ask(session, get, { parameters });
  await ask(session, operation, { parameters });
  return ask(session, get, { parameters });
}

/** The entity tag that a service asks for which takes no change without it. */
function preconditionOf(operation: Operation, { response }: Told): Record<string, string> {
  const { etag } = response.headers;
  const isAsked = documents(operation, 412) || documents(operation, 428);
  return etag !== undefined && isAsked ? { 'if-match': etag } : {};
}

interface Change {
  readonly operation: Operation;
  readonly get: Operation;
  /** What was sent. */
  readonly some: JsonObject;
  /** What was told before. */
  readonly told: JsonObject;
  readonly answer: Told;
  readonly after: Told;
}

function verdict({ operation, get, some, told, answer, after }: Change): Verdict {
  const now = objectOf(after.response);
  if (now === undefined) return PASSED;
  const echo = objectOf(answer.response) ?? {};
  const lost = Object.keys(some).find((name) => echo[name] === some[name] && now[name] === told[name]);
  if (lost !== undefined)
    return broken(
      get,
      after,
      `${operation.id} answered that ${lost} is ${JSON.stringify(some[lost])}, and ${get.id} tells what it was before.`,
      `${lost}: ${JSON.stringify(some[lost])}`,
    );
  if (!isAsBefore(told, now)) return PASSED;
  return broken(
    get,
    after,
    `${operation.id} was answered with ${answer.response.status}, and nothing of what it sent has changed.`,
    Object.entries(some)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', '),
  );
}

/** Whether all is as it was, but for the moments that are told. */
function isAsBefore(before: JsonObject, now: JsonObject): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].every(
    (name) =>
      JSON.stringify(before[name]) === JSON.stringify(now[name]) ||
      (isMoment(before[name]) && isMoment(now[name])),
  );
}

function isMoment(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/u.test(value);
}

/** Another value for each member that is told as it is sent, all of them valid together. */
function changesOf(session: Session, schema: Node, body: JsonObject, told: JsonObject): JsonObject {
  const { schemas } = session.document;
  const changes: Record<string, Json> = {};
  for (const [name, member] of membersOf(schema)) {
    const before = told[name];
    if (before === undefined || !isPlain(name, member, before)) continue;
    const value = othersOf(session, member, before, body[name]).find((one) =>
      [{}, changes].every((some) => schemas.accepts(schema, { ...body, ...some, [name]: one })),
    );
    if (value !== undefined) changes[name] = value;
    if (Object.keys(changes).length === MOST_MEMBERS) break;
  }
  return changes;
}

/** Values of the type of what was told that are not it. */
function othersOf({ sampling }: Session, member: Node, told: Json, basic: Json = told): Json[] {
  return candidates(member, basic, sampling).flatMap(({ at, intent, unusual, value }) => {
    const isOther =
      at === '' && intent === 'valid' && !unusual && typeof value === typeof told && value !== told;
    return isOther && value !== undefined ? [value] : [];
  });
}

function membersOf(schema: Node): [string, Node][] {
  const found = [schema, ...branches(schema)].flatMap((one) => [...properties(one)]);
  return [...new Map(found)];
}

function isPlain(name: string, member: Node, before: Json): boolean {
  if (typeof before === 'object' || /[*•]{2}/u.test(String(before))) return false;
  if (UNLIKE.test(name) || UNLIKE_FORMAT.test(String(keywordValue(member, 'format')))) return false;
  return keywordValue(member, 'readOnly') !== true && keywordValue(member, 'writeOnly') !== true;
}
