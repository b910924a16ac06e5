import type { Server } from '@web-data/openapi';

/** Each server with its meaning and its variables, as a list in Markdown. */
export function serverLines(servers: readonly Server[]): string {
  return servers
    .flatMap(({ url, name, variables, object }) => [
      `- \`${url}\`${name === undefined ? '' : ` (${name})`}${about(object.description)}`,
      ...variables.map(({ name: variable, default: value, values }) => {
        const allowed = values.length > 0 ? `; one of ${values.map((one) => `\`${one}\``).join(', ')}` : '';
        return `  - \`${variable}\`: default \`${value}\`${allowed}${about(object.variables?.[variable]?.description, '. ')}`;
      }),
    ])
    .join('\n');
}

function about(text = '', separator = ': '): string {
  return text.trim() === '' ? '' : `${separator}${text.replaceAll(/\s+/g, ' ').trim()}`;
}

/** The same in one line. */
export function serverText(servers: readonly Server[]): string {
  return serverLines(servers)
    .replaceAll(/\n\s*- /g, '; ')
    .replace(/^- /, '');
}
