import { createHash } from 'node:crypto';
import { acceptLanguage } from '@web-data/net';
import type { NormalizedOptions, NormalizedScrape, TrackingOptions } from './normalize-scrape.ts';

/** Returns the formats that `changeTracking` compares. */
export function listComparedFormats({ modes = [] }: TrackingOptions): ('markdown' | 'json')[] {
  const comparesData = modes.includes('json');
  const comparesText = modes.includes('git-diff') || !comparesData;
  return [...(comparesText ? ['markdown' as const] : []), ...(comparesData ? ['json' as const] : [])];
}

/**
 * Returns the request for what `changeTracking` compares. Its `schema` and `prompt` stand in the place of those of the
 * request. @returns undefined for a request without that format.
 */
export function toComparedRequest<Request extends NormalizedOptions>(request: Request): Request | undefined {
  const { formats = [], tracking = {}, schema, prompt, ...rest } = request as NormalizedOptions;
  if (!formats.includes('changeTracking')) return undefined;
  const compared = { schema: tracking.schema ?? schema, prompt: tracking.prompt ?? prompt };
  return {
    ...rest,
    formats: listComparedFormats(tracking),
    ...(compared.schema && { schema: compared.schema }),
    ...(compared.prompt !== undefined && { prompt: compared.prompt }),
  } as Request; // The type of a request depends on no format.
}

/**
 * Hashes the options that decide what is compared: only versions with the same ones are. Text that is typed into a page
 * is left out, as it may be secret.
 */
export function hashComparedOptions(request: NormalizedScrape): string {
  const { formats = [], schema, prompt, ...options } = toComparedRequest(request) ?? request;
  const { onlyMainContent = true, includeTags = [], excludeTags = [], removeBase64Images = true } = options;
  const { mobile = false, location, actions = [] } = options;
  const data = formats.includes('json') ? [schema, prompt] : [];
  const content = [onlyMainContent, includeTags, excludeTags, removeBase64Images];
  const view = [mobile, location?.country, acceptLanguage(location), actions.map(withoutText)];
  const input = JSON.stringify([request.tracking?.tag, formats, data, content, view]);
  return createHash('sha256').update(input).digest('base64url');
}

function withoutText({ text: _text, ...action }: NonNullable<NormalizedScrape['actions']>[number]): object {
  return action;
}
