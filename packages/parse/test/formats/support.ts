import { strToU8, zipSync } from 'fflate';

/** An archive of these files, each a text. */
export function archive(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** Dublin Core properties, as office formats keep them. */
export const CORE = `<cp:coreProperties xmlns:cp="c" xmlns:dc="d" xmlns:dcterms="t">
<dc:title>Tides</dc:title><dc:creator>Ada</dc:creator></cp:coreProperties>`;

/** The bytes of a text. */
export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
