import { asArray, asObject, asString, isObject, type Json, type JsonObject } from '@web-data/openapi';
import type { Exchange, HttpRequest } from '../http/exchange.ts';
import { isUrl } from '../openapi/is-url.ts';
import { BOUNDARY, writeForm, type WrittenPart } from '../http/write-form.ts';
import { parseMediaType } from '../openapi/media-type.ts';

/** One exchange of a HAR file; `bodyKnown` is false where the recorder left the response body out. */
export interface HarExchange {
  readonly exchange: Exchange;
  readonly bodyKnown: boolean;
}

/**
 * Returns the exchanges of an HTTP Archive (HAR 1.2).
 * @throws when the value is not a HAR.
 */
export function readHar(json: Json): HarExchange[] {
  const entries = asObject(asObject(json)['log'])['entries'];
  if (!Array.isArray(entries)) throw new Error('The file is not a HAR: /log/entries is missing.');
  return entries.map((entry, index) => readEntry(asObject(entry), index));
}

function readEntry(entry: ReturnType<typeof asObject>, index: number): HarExchange {
  const request = asObject(entry['request']);
  const response = asObject(entry['response']);
  const url = asString(request['url']);
  if (url === undefined || !isUrl(url)) throw new Error(`/log/entries/${index}/request/url is not a URL.`);
  const content = asObject(response['content']);
  const text = asString(content['text']);
  const status = Number(response['status'] ?? 0);
  const headers = headersOf(response['headers']);
  return {
    exchange: {
      request: {
        method: asString(request['method']) ?? 'GET',
        url,
        ...sentOf(headersOf(request['headers']), asObject(request['postData'])),
      },
      response:
        status === 0
          ? undefined
          : { status, headers, body: decoded(text, content['encoding']), ms: Number(entry['time'] ?? 0) },
      failure: status === 0 ? 'the recording holds no response' : undefined,
    },
    bodyKnown: text !== undefined || Number(content['size'] ?? 0) <= 0,
  };
}

/**
 * The headers and the body of the request: its text, its bytes where the recorder stored them, or a form rebuilt from
 * its recorded parts.
 */
function sentOf(
  headers: Record<string, string>,
  { text, encoding, params }: JsonObject,
): Pick<HttpRequest, 'headers' | 'body' | 'bytes'> {
  const recorded = asString(text);
  if (recorded !== undefined && encoding === 'base64') {
    const bytes = Buffer.from(recorded, 'base64');
    return { headers, body: bytes.toString('utf8'), bytes };
  }
  const type = headers['content-type'] ?? '';
  if (recorded !== undefined || !Array.isArray(params) || parseMediaType(type) !== 'multipart/form-data')
    return { headers, body: recorded };
  const form = writeForm(params.filter(isObject).map(partOf));
  return {
    headers: { ...headers, 'content-type': `${parseMediaType(type)}; boundary=${BOUNDARY}` },
    body: form,
  };
}

function partOf({ name, value, fileName, contentType }: JsonObject): WrittenPart {
  const filename = asString(fileName);
  return {
    name: asString(name) ?? '',
    text: asString(value) ?? '',
    type: asString(contentType),
    ...(filename !== undefined && { filename }),
  };
}

function headersOf(list: Json | undefined): Record<string, string> {
  const pairs = asArray(list)
    .filter(isObject)
    .map((header) => [String(header['name']).toLowerCase(), String(header['value'])] as const);
  return Object.fromEntries(pairs);
}

function decoded(text: string | undefined, encoding: Json | undefined): string {
  return encoding === 'base64' ? Buffer.from(text ?? '', 'base64').toString('utf8') : (text ?? '');
}
