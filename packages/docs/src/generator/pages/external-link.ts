import type { Fact } from '../content/block.ts';
import type { ExternalDocs } from '../description/document.ts';

/** A link to an address of the web or of mail; code for any other address, which would lead nowhere. */
export function externalLink(address: string, text: string = address): string {
  if (!/^(?:https?:\/\/|mailto:)\S/i.test(address))
    return text === address ? code(text) : `${text}: ${code(address)}`;
  const target = address.replaceAll(/[\s<>()\\`]/g, (character) =>
    encodeURI(character).replace(character, hex(character)),
  );
  return `[${text.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${target})`;
}

/** A link to documentation elsewhere. */
export function externalDocs({ url, description }: ExternalDocs): string {
  return externalLink(url, description?.replaceAll(/\s+/g, ' ').trim() || url);
}

function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}

function hex(character: string): string {
  return `%${character.codePointAt(0)!.toString(16).padStart(2, '0').toUpperCase()}`;
}

/** The same as a fact, if there is one. */
export function documentation(docs: ExternalDocs | undefined): Fact[] {
  return docs === undefined ? [] : [{ label: 'More', text: externalDocs(docs) }];
}
