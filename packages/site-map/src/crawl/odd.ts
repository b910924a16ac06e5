import { segmentCount } from '@web-data/net/url';

const MAX_SEGMENTS = 20;
const MAX_REPEATS = 3;

/** Whether a URL is deeper or more repetitive than URLs of content: it is listed, but not visited. */
export function isOdd(url: string): boolean {
  const segments = segmentCount(url);
  return segments > MAX_SEGMENTS || (segments > MAX_REPEATS && repeats(url));
}

/** Whether a segment occurs more than three times. */
function repeats(url: string): boolean {
  const segments = url.split('?', 1)[0]?.split('/').slice(3).filter(Boolean) ?? [];
  const counts = new Map<string, number>();
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count > MAX_REPEATS) return true;
    counts.set(segment, count);
  }
  return false;
}
