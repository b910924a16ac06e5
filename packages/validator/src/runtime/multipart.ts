/**
 * The parts of a `multipart/form-data` body, by the parser that the runtime has for `Response.formData`. The body is in
 * memory as a whole; its length is bounded before.
 * @returns undefined when it is malformed
 */
export async function parseMultipart(
  bytes: Uint8Array,
  contentType: string,
): Promise<[name: string, value: string | Blob][] | undefined> {
  try {
    const headers = { 'content-type': contentType };
    const form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
    return [...form];
  } catch {
    return undefined;
  }
}
