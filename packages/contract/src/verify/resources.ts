import { isObject, type Json, type JsonObject, type Parameter } from '@web-data/openapi';
import { sample } from '../generate/sample.ts';
import { parameterKey } from '../http/parameters.ts';
import { parseBody } from '../judge/check-body.ts';
import type { Operation } from '../openapi/operation.ts';
import { pause } from './budget.ts';
import type { RequestInput } from './input.ts';
import { producerOf, type Producer } from './producer.ts';
import type { Session } from './session.ts';

/** Values of path parameters by `in name`, or the reason why there are none. */
export type Obtained = ReadonlyMap<string, Json> | string;

/** Finds or creates what the path of an operation names. */
export class Resources {
  readonly #session: Session;
  readonly #shared = new Map<string, Promise<Obtained>>();

  constructor(session: Session) {
    this.#session = session;
  }

  /** The path parameters of an operation; shared between trials unless a fresh resource is asked for. */
  async obtain(operation: Operation, input: RequestInput): Promise<Obtained> {
    const values = new Map<string, Json>();
    for (const parameter of operation.parameters.filter((one) => one.in === 'path')) {
      const given =
        this.#session.fixtures.requests[operation.id]?.parameters[parameter.name] ??
        input.parameters?.get(parameterKey(parameter));
      const place = operation.path.slice(0, operation.path.indexOf(`{${parameter.name}}`));
      const value =
        given ??
        (await this.#value(operation, parameter, input, values, `${place}${JSON.stringify([...values])}`));
      if (typeof value === 'object' && value !== null && 'reason' in value) return String(value['reason']);
      values.set(parameterKey(parameter), value);
    }
    return values;
  }

  async #value(
    operation: Operation,
    parameter: Parameter,
    input: RequestInput,
    known: Map<string, Json>,
    place: string,
  ): Promise<Json> {
    if (input.anyResource) return sample(parameter.schema, this.#session.sampling);
    const change = JSON.stringify(this.#session.fixtures.requests[operation.id]?.resource ?? null);
    const key = `${place} ${parameter.name} ${input.credential ?? 'valid'} ${change}`;
    const shared = input.fresh ? undefined : this.#shared.get(key);
    const found = shared ?? this.#produce(operation, parameter, input, known);
    if (!input.fresh) this.#shared.set(key, found);
    const obtained = await found;
    return typeof obtained === 'string' ? { reason: obtained } : (obtained.get(parameter.name) ?? null);
  }

  async #produce(
    operation: Operation,
    parameter: Parameter,
    input: RequestInput,
    known: Map<string, Json>,
  ): Promise<Obtained> {
    const producer = producerOf(this.#session.document, operation, parameter);
    const missing = `nothing gives a value for the path parameter ${parameter.name}; put one under requests.${operation.id}.parameters in the fixtures`;
    if (!producer) return missing;
    if (!producer.operation.safe && !this.#session.writes)
      return `${producer.operation.id} would have to be called, and writes are not allowed`;
    const end = performance.now() + (producer.eventual ? this.#session.fixtures.settleMs : 0);
    for (let waitMs = 20; ; waitMs = Math.min(waitMs * 1.5, 500)) {
      const value = await this.#ask(
        producer,
        input,
        known,
        this.#session.fixtures.requests[operation.id]?.resource,
      );
      if (value !== undefined && typeof value !== 'object') return new Map([[parameter.name, value]]);
      if (performance.now() + waitMs > end) return `${producer.operation.id} gave no ${parameter.name}`;
      await pause(waitMs);
    }
  }

  async #ask(
    producer: Producer,
    input: RequestInput,
    known: Map<string, Json>,
    change: JsonObject | undefined,
  ): Promise<Json | undefined> {
    const { body: basic } = this.#session.base(producer.operation);
    const over = input.resource ?? change;
    const changed = over && isObject(basic) ? { body: { ...basic, ...over } } : {};
    const credential = input.credential === undefined ? {} : { credential: input.credential };
    const request = await this.#session.prepare(producer.operation, {
      parameters: known,
      ...changed,
      ...credential,
    });
    if (typeof request === 'string') return undefined;
    const { response } = await this.#session.sendPatiently(request);
    const body = response && response.status < 300 ? parseBody(response) : undefined;
    return body === undefined ? undefined : producer.read(body);
  }
}
