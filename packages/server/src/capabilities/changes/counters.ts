const NUMBER = "\\d{1,3}(?:[.,’' ]\\d{3})+|\\d+(?:[.,]\\d+)?(?: ?[kKM])?";
const WHAT =
  '(?:page ?)?(?:views?|visits?|visitors?|reads?|likes?|dislikes?|shares?|comments?|replies|downloads?|installs?|followers?|subscribers?|watching|viewers?|listeners?|online|votes?|upvotes?|claps?|reactions?|hits|Aufrufe|Besucher|Kommentare|vues|visitas|people are (?:looking|viewing|watching)|others are (?:looking|viewing|watching))';
const BEFORE = new RegExp(`(?:${NUMBER})\\+?(?= (?:\\w+ )?${WHAT}\\b)`, 'gi');
const AFTER = new RegExp(`\\b(${WHAT}\\*{0,2}:\\*{0,2}) ?(?:${NUMBER})`, 'gi');

const TIMES = new RegExp(
  `\\b(viewed|read|seen|watched|played|downloaded|shared|used) (?:${NUMBER})(?= times\\b)`,
  'gi',
);
const SIGN = new RegExp(`(\\p{Extended_Pictographic}\\uFE0F? ?)(?:${NUMBER})`, 'gu');

/** Replaces each number of views, likes and the like in a line. A line without any is unchanged. */
export function withoutCounts(line: string): string {
  return line
    .replace(TIMES, '$1 \u0001count')
    .replace(SIGN, '$1\u0001count')
    .replace(AFTER, '$1 \u0001count')
    .replace(BEFORE, '\u0001count');
}
