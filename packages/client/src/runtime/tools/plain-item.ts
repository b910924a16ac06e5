/** An item of a stream as JSON can hold it: of a part that is a file, its media type and its content as Base64. */
export async function toPlainItem(item: unknown): Promise<unknown> {
  if (!(item instanceof Blob)) return item;
  let binary = '';
  for (const byte of new Uint8Array(await item.arrayBuffer())) binary += String.fromCharCode(byte);
  return { type: item.type, base64: btoa(binary) };
}
