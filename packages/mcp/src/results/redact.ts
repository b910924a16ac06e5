/**
 * Creates a function that removes secrets from a string, even where Markdown or JSON adds backslashes between their
 * characters. Ignores secrets of less than 8 characters, which would match other text.
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
