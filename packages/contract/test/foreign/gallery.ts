import type { RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What the gallery leaves out of its checks. */
export type GalleryFault = 'missing' | 'type' | 'json' | 'size' | 'end';

/** A gallery that takes images in forms of parts, read by the parser of the platform. */
export function createGallery(fault?: GalleryFault): RequestListener {
  return (request, response) => {
    if (request.url?.split('?')[0] !== '/images') return void answer(response, 404, { error: 'Not found' });
    if (request.method !== 'POST')
      return void answer(response, 405, { error: 'Not allowed' }, { allow: 'POST' });
    const type = request.headers['content-type'] ?? '';
    void buffer(request).then(async (body) => answer(response, ...(await add(type, body, fault))));
    return undefined;
  };
}

type Answer = [status: number, body: object];
const bad: Answer = [400, { error: 'The form is wrong' }];

async function add(type: string, body: Buffer, fault: GalleryFault | undefined): Promise<Answer> {
  if (!/^multipart\/form-data;/iu.test(type)) return [415, { error: 'Send a form' }];
  const form = await read(type, body, fault);
  if (!form) return bad;
  const [image, about] = [form.get('image'), form.get('about')];
  if (image === null || about === null) return fault === 'missing' ? added('none', 'none') : bad;
  if (typeof image === 'string' || (fault !== 'type' && !/^image\/(?:png|jpeg)$/u.test(image.type)))
    return bad;
  if (fault !== 'size' && image.size > 2000) return [413, { error: 'The image is too large' }];
  return described(
    body.toString(),
    typeof about === 'string' ? about : await about.text(),
    image.type,
    fault,
  );
}

/** The type of a text is not among what the parser gives. */
function described(body: string, about: string, type: string, fault: GalleryFault | undefined): Answer {
  const [, sent = 'application/json'] = /name="about"\r\nContent-Type: (\S+)/u.exec(body) ?? [];
  if (fault !== 'type' && sent !== 'application/json') return bad;
  try {
    const { title } = JSON.parse(about) as { title?: unknown };
    return typeof title === 'string' ? added(title, type) : bad;
  } catch {
    return fault === 'json' ? added('none', type) : bad;
  }
}

function added(title: string, type: string): Answer {
  return [200, { title, type }];
}

async function read(
  type: string,
  body: Buffer,
  fault: GalleryFault | undefined,
): Promise<FormData | undefined> {
  const parse = (bytes: Buffer) =>
    new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  const ended = Buffer.concat([body.subarray(0, -2), Buffer.from('--\r\n')]);
  return parse(body).catch(() => (fault === 'end' ? parse(ended).catch(() => undefined) : undefined));
}

function answer(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
