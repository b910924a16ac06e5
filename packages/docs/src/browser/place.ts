/** Finds the element of a fragment such as `#body.limit`; null when there is none or the fragment is malformed. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
