/**
 * Takes secrets out of texts, also where Markdown or JSON puts backslashes between their characters. Short ones stay: they
 * would take out what is none.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const patterns = secrets
    .filter(({ length }) => length >= 8)
    .map((secret) => {
      const characters = [...secret].map((character) => character.replaceAll(/[^\w]/g, '\\$&'));
      return new RegExp(characters.join('\\\\*'), 'g');
    });
  return (text) => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, '[API key]'), text);
}
