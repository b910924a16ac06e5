import type { IncomingMessage } from 'node:http';

/** A body that is rejected, with the HTTP status. */
export class BodyError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the JSON of a request.
 * @throws BodyError for more than `max` bytes, and for invalid JSON
 */
export async function readJson(request: IncomingMessage, max: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > max) throw new BodyError(413, `A message has ${max} bytes at most.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (cause) {
    throw Object.assign(new BodyError(400, 'The body is no JSON: send a message of JSON-RPC.'), { cause });
  }
}
