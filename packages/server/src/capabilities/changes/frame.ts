const GREETING =
  /\b(?:good (?:morning|afternoon|evening|day|night)|guten (?:Morgen|Tag|Abend)|bon(?:jour|soir)|buen[oa]s (?:días|tardes|noches))\b/gi;
const DEGREES = /[-−]?\d+(?:[.,]\d+)? ?°(?: ?[CF]\b)?/g;
const SKY =
  /\b(?:(?:mostly |partly |light |heavy )*(?:sunny|clear|cloudy|clouds|overcast|windy|rain|rainy|showers|snow|snowy|fog|foggy|thunderstorms?|sonnig|wolkig|bewölkt|Regen|Schnee|windig|Nebel|ensoleillé|nuageux|pluie|neige|soleado|nublado|lluvia|nieve))(?![\p{L}])/giu;

/**
 * Replaces everything in a line that changes by itself and says nothing new: ages, numbers of views and the like,
 * greetings for the time of day, and the weather (a temperature beside a word for the sky).
 */
export function toFrame(line: string): string {
  return withoutWeather(withoutCounts(withoutAges(line))).replace(GREETING, '\u0001greeting');
}

function withoutWeather(line: string): string {
  const bare = line.replace(DEGREES, '\u0001degrees');
  return bare === line || line.search(SKY) < 0 ? line : bare.replace(SKY, '\u0001sky');
}

const UNIT =
  '(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|Sekunden?|Minuten?|Stunden?|Tag(?:en)?|Wochen?|Monat(?:en)?|Jahr(?:en)?|secondes?|heures?|jours?|semaines?|mois|segundos?|minutos?|horas?|d[ií]as?|semanas?|meses|[smhdw])';
const COUNT = '(?:\\d{1,4}|an?|one|a few|einer?|einem|une?|un[oa]?)';
const AGES = [
  new RegExp(`\\b(?:about |over |almost )?${COUNT}\\+? ?${UNIT} ago\\b`, 'gi'),
  new RegExp(`\\b(?:vor|il y a|hace) ${COUNT} ${UNIT}(?![\\p{L}])`, 'giu'),
  /\b(?:just now|moments? ago|gerade eben|à l'instant|ahora mismo)\b/gi,
];

/**
 * Replaces each age in a line, such as `3 minutes ago`, by a constant. An age counts from now, so it changes while the
 * page does not.
 */
function withoutAges(line: string): string {
  return AGES.reduce((text, pattern) => text.replace(pattern, '\u0001age'), line);
}

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
function withoutCounts(line: string): string {
  return line
    .replace(TIMES, '$1 \u0001count')
    .replace(SIGN, '$1\u0001count')
    .replace(AFTER, '$1 \u0001count')
    .replace(BEFORE, '\u0001count');
}
