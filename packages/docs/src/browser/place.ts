/** What a fragment such as `#body.limit` names on this page; null for one that names nothing or is malformed. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
