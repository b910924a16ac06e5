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
export function withoutAges(line: string): string {
  return AGES.reduce((text, pattern) => text.replace(pattern, '\u0001age'), line);
}
