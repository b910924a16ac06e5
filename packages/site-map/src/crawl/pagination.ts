/** Whether a URL looks like a further page of the list on `page`; such pages lead to many others. */
export function isFurtherPage(url: string, page: string | undefined): boolean {
  return PAGINATION.test(url) && (page === undefined || listOf(url) === listOf(page));
}

const PAGINATION = /([/?&])(?:page|paged|p|pg|seite|pagina|offset|start)[/=_-]?\d+/i;

/** Returns the URL without its page number, which is equal for all pages of a list. */
function listOf(url: string): string {
  return url
    .replace(PAGINATION, '$1')
    .replace(/\?&/, '?')
    .replace(/[/?&]+$/, '');
}
