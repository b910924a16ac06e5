import { isObject, type Json } from '@web-data/openapi';
import type { Exchange, ReceivedStream } from '../../../http/exchange.ts';
import { excerpt } from '../../../judge/excerpt.ts';
import { listStreams, toStreamInput } from '../../../verify/stream-input.ts';
import { conclude, notTested, type Conclusion } from '../../../verify/trial.ts';
import { Deviates } from '../../../verify/call-operation.ts';
import { CannotTry } from '../../../verify/cannot-try.ts';
import { concludeMismatch, holds, type Relation } from './relation.ts';

/** `ends-with`: the stream ends with an item that has the members of `item`, and with the first of them. */
export async function endsWith(relation: Relation): Promise<Conclusion> {
  const { exchange, stream } = await receive(relation);
  const { item: members } = relation.value;
  const expected = `an item with ${JSON.stringify(members)} as the last one`;
  const at = stream.items.findIndex((item) => isValue(item) && holds(item, members));
  const last = stream.items.length - 1;
  if (at < 0 && stream.isOpen)
    return notTested('the stream did not end within the time that it is listened to');
  if (at < 0)
    return concludeMismatch(relation, exchange, {
      message: 'The stream ends without its last item.',
      expected,
      got: renderItem(stream, last),
    });
  if (at < last)
    return concludeMismatch(relation, exchange, {
      message: 'Items follow the last item of the stream.',
      expected,
      got: renderItem(stream, at + 1),
    });
  if (!stream.isOpen) return { outcome: 'passed' };
  return concludeMismatch(relation, exchange, {
    message: 'The stream goes on after its last item.',
    expected: 'its end',
    got: 'an open connection',
  });
}

/** `goes-on`: the stream has no end of its own. */
export async function goesOn(relation: Relation): Promise<Conclusion> {
  const { exchange, stream } = await receive(relation);
  if (stream.isOpen) return { outcome: 'passed' };
  return concludeMismatch(relation, exchange, {
    message: 'The stream ends, and has to go on.',
    expected: 'an open connection',
    got: `its end after ${stream.items.length} items`,
  });
}

/** Calls the operation for its first stream, as far as that is read. */
async function receive({
  session,
  operation,
}: Relation): Promise<{ exchange: Exchange; stream: ReceivedStream }> {
  const [content] = listStreams(operation);
  if (content === undefined) throw new CannotTry(`${operation.id} documents no stream`);
  const request = await session.prepare(operation, toStreamInput(session, operation, content));
  if (typeof request === 'string') throw new CannotTry(request);
  const exchange = await session.sendPatiently(request);
  session.observe(operation, exchange);
  const deviations = session.judge(exchange, operation, { outcome: 'answered', pointer: operation.pointer });
  if (deviations.length > 0) throw new Deviates(conclude(deviations, exchange));
  const { response, failure } = exchange;
  if (response?.stream === undefined || response.status > 299)
    throw new CannotTry(
      `${operation.id} was answered with ${response?.status ?? failure}, which is no stream`,
    );
  return { exchange, stream: response.stream };
}

function isValue(item: Json | Blob): item is Json {
  return isObject(item as Json) && !(item instanceof Blob);
}

function renderItem({ items }: ReceivedStream, index: number): string {
  const item = items[index];
  return item === undefined ? 'no item' : excerpt(JSON.stringify(item));
}
