import { isUrl } from './is-url.ts';

/** Formats that Ajv does not define; `x-format` names them in a document. */
export const extraFormats: Record<string, (value: string) => boolean> = {
  'http-url': isHttpUrl,
};

/** An absolute http(s) URL without surrounding white space, as the WHATWG URL Standard reads it. */
export function isHttpUrl(value: string): boolean {
  if (value !== value.trim() || !/^https?:\/\//iu.test(value)) return false;
  return isUrl(value);
}
