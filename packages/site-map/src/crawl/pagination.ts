/** True when a URL looks like a further page of the list that `page` shows; such pages lead to many others. */
export function isFurtherPage(url: string, page: string | undefined): boolean {
  return PAGINATION.test(url) && (page === undefined || listOf(url) === listOf(page));
}

const PAGINATION = /([/?&])(?:page|paged|p|pg|seite|pagina|offset|start)[/=_-]?\d+/i;

/** The URL without the number of its page: what all pages of a list have in common. */
function listOf(url: string): string {
  return url
    .replace(PAGINATION, '$1')
    .replace(/\?&/, '?')
    .replace(/[/?&]+$/, '');
}
