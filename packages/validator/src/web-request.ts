import type { BodyRead, Incoming } from './incoming.ts';
import { concat, declaredLength, splitTarget } from './incoming.ts';

/** A web-standard request as the pipeline reads it. */
export function fromRequest(request: Request): Incoming {
  const { url, method, headers } = request;
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const end = url.indexOf('#');
  return {
    method,
    ...splitTarget(url.slice(start, end === -1 ? undefined : end)),
    header: (name) => headers.get(name) ?? undefined,
    read: (limit) => readStream(request, limit),
  };
}

async function readStream(request: Request, limit: number): Promise<BodyRead> {
  if (declaredLength(request.headers.get('content-length')) > limit) return { fault: 'too-large' };
  const reader = request.body?.getReader();
  if (!reader) return { bytes: new Uint8Array() };
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.length;
      if (length > limit) {
        await reader.cancel();
        return { fault: 'too-large' };
      }
      chunks.push(next.value);
    }
  } catch {
    return { fault: 'aborted' };
  }
  return { bytes: concat(chunks, length) };
}
