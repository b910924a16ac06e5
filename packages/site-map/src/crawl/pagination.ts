/** True when a URL looks like a further page of a list, which leads to many others. */
export function isPagination(url: string): boolean {
  return PAGINATION.test(url);
}

const PAGINATION = /[/?&](?:page|paged|p|pg|seite|pagina|offset|start)[/=_-]?\d+/i;
