/** What a page, a file or a search says, none of which was written by the caller or by this service. */
export interface Foreign {
  url?: string | undefined;
  title?: string | undefined;
  /** Its text, or lines of it. */
  text: string | readonly string[];
}

/** Wraps all that was written by others between two lines that no page can contain: URLs and titles as well as texts. */
export function fence(boundary: string, { url, title, text }: Foreign): string {
  const head = [...(url === undefined ? [] : [`URL: ${url}`]), ...(title ? [`Title: ${title}`] : [])];
  return [boundary, ...head, ...[text].flat(), boundary].join('\n');
}
