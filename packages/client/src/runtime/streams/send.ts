import type { Transport } from '../define-operation.ts';
import { transport } from '../transport.ts';
import { follow, withLastId } from './follow.ts';
import type { ItemReader } from './item-reader.ts';
import { open } from './open.ts';
import type { Request } from './open.ts';
import type { StreamOptions } from './options.ts';

/**
 * Sends the requests of an operation whose response is a stream: its data is an `AsyncIterable`, to be read once. A loop
 * that ends early closes the connection; a program that reads no item has to abort its `signal`.
 */
export function receiveItems(reader: ItemReader): Transport {
  return receive(reader, false);
}

/**
 * Sends the requests of an operation that responds with a stream or completely, as its requests say: the data is an
 * `AsyncIterable` as that of `receiveItems` where the response is of the media type of the stream.
 */
export function receiveEither(reader: ItemReader): Transport {
  return receive(reader, true);
}

function receive(reader: ItemReader, isEither: boolean): Transport {
  return async (settings, call, url, init, options: StreamOptions) => {
    const request = withStream({ settings, call, url, init });
    const first = { ...request, init: withLastId(request.init, { id: options.lastEventId }) };
    const opened = await open(first, reader.type, isEither);
    if (opened.complete) return opened.complete;
    const data = follow(request, options, reader, opened);
    return { response: opened.response, data, text: '', parts: [], cut: false };
  };
}

/** Sends the requests of an operation whose body is a stream of items (`itemsBody`), once. */
export const sendItems: Transport = (...input) => {
  const [settings, call, url, init] = input;
  const request = withStream({ settings, call, url, init });
  return transport(settings, call, url, request.init);
};

/** Sends a body that is a stream while it is read, and once: a stream cannot be read a second time. */
function withStream(request: Request): Request {
  if (!(request.init.body instanceof ReadableStream)) return request;
  const { call, init } = request;
  call.limits = { ...call.limits, attempts: 1 };
  return { ...request, init: { ...init, duplex: 'half' } as Request['init'] };
}
