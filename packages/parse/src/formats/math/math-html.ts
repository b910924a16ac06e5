/** Writes LaTeX as a formula of HTML. @param tex escaped for HTML */
export function mathHtml(tex: string, isBlock = false): string {
  return `<math${isBlock ? ' display="block"' : ''}><annotation encoding="application/x-tex">${tex}</annotation></math>`;
}
