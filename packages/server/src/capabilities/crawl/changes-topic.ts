/** The topic that is notified after each commit about a crawl, for those who watch it. */
export const CRAWL_CHANGES = 'crawl-changes';
