/** Escapes text for elements of HTML and XML, where quotes stand for themselves. */
export function escapeText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes text for HTML and XML, in elements and in attributes within double quotes. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return escapeText(text).replaceAll('"', '&quot;');
}
