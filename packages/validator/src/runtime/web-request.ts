import type { BodySource } from './body-source.ts';
import type { BodyRead, Incoming } from './incoming.ts';
import { concat, parseContentLength, splitTarget } from './incoming.ts';

/** A web-standard request as the pipeline reads it. */
export function fromRequest(request: Request): Incoming {
  const { url, method } = request;
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('#');
  return {
    method,
    ...splitTarget(url.slice(start, end === -1 ? undefined : end)),
    header: (name) => request.headers.get(name) ?? undefined,
    read: (limit) => readStream(request, limit),
    open: (limit) => openRequest(request, limit),
  };
}

function openRequest({ headers, body }: Request, limit: number): BodySource {
  if (parseContentLength(headers.get('content-length')) > limit) return { error: 'too-large' };
  return body ? { stream: body } : { bytes: new Uint8Array() };
}

async function readStream(request: Request, limit: number): Promise<BodyRead> {
  const declared = parseContentLength(request.headers.get('content-length'));
  if (declared > limit) return { error: 'too-large' };
  return declared <= limit ? readAll(request, limit) : readChunks(request, limit);
}

/** A host lets no more through than was declared, and is quickest at reading it in one go. */
export async function readAll(request: Pick<Request, 'arrayBuffer'>, limit: number): Promise<BodyRead> {
  try {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > limit ? { error: 'too-large' } : { bytes };
  } catch {
    return { error: 'aborted' };
  }
}

async function readChunks(request: Request, limit: number): Promise<BodyRead> {
  const reader = request.body?.getReader();
  if (!reader) return { bytes: new Uint8Array() };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > limit) {
        await reader.cancel();
        return { error: 'too-large' };
      }
      chunks.push(next.value);
    }
  } catch {
    return { error: 'aborted' };
  }
  return { bytes: concat(chunks, length) };
}
