import { findProducer } from '../../../contract/dist/semantics/producer.js';
import { createArguments } from './calls.js';

/**
 * Calls every operation once with its generated function. Path parameters come from an earlier call that creates the
 * resource.
 * @returns a message for each call without a successful response
 */
export async function callAll(client, service, operations, document) {
  const functions = Object.values(client).filter((one) => one?.operation);
  const failed = [];
  const call = async (operation, depth) => {
    const own = ownOf(document, operation);
    const created = depth > 0 ? await createFor(own, depth) : new Map();
    return functions
      .find((one) => one.operation.id === operation.id)
      .result(service, ...createArguments(operation, own, created))
      .catch((error) => ({ ok: false, exception: error }));
  };
  /** Values of the path parameters, by name, from the responses of the operations that create the resources. */
  const createFor = async (own, depth) => {
    const created = new Map();
    for (const parameter of own.parameters.filter((one) => one.in === 'path')) {
      const producer = findProducer(document, own, parameter);
      if (producer === undefined || producer.eventual) continue;
      const maker = operations.find(({ pointer }) => pointer === producer.operation.pointer);
      const { ok, data, response } = await call(maker, depth - 1);
      const location = response?.headers.get('location') ?? undefined;
      const leads = location && new URL(location, response.url).href;
      const value = ok ? producer.read(data, leads) : undefined;
      if (value !== undefined && value !== null && typeof value !== 'object')
        created.set(parameter.name, value);
    }
    return created;
  };
  for (const operation of operations) {
    const result = await call(operation, 2);
    if (!result.ok && result.status !== 302) failed.push(`${operation.id}: ${describe(result)}`);
  }
  return failed;
}

function ownOf(document, { pointer }) {
  return document.operations.find((one) => one.pointer === pointer);
}

function describe({ exception }) {
  const details = exception?.details ? ` ${JSON.stringify(exception.details).slice(0, 150)}` : '';
  return `${exception?.message ?? exception}${details}`.slice(0, 260);
}
