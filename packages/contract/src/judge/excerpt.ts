/** Cuts a text to 300 characters. */
export function excerpt(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}… (${text.length} characters)`;
}
