import { withoutAges } from './ages.ts';
import { withoutCounts } from './counters.ts';

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
