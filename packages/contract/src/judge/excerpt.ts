/** At most 300 characters of a text. */
export function excerpt(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}… (${text.length} characters)`;
}
