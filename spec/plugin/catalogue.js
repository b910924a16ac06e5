/**
 * Reads the error catalogue of a document, with its location. Empty when the document has none, or one that cannot be
 * read; the rule `extension-refs` reports that.
 * @param {object} root the root of the document
 * @param context the context that Redocly passes to a visitor
 */
export function readCatalogue(root, { resolve, location }) {
  const own = root['x-error-catalogue'];
  const inline = location.child('x-error-catalogue');
  if (!own?.$ref) return { entries: own ?? {}, location: inline, readable: true };
  const { node, location: target = inline } = resolve(own);
  return { entries: node ?? {}, location: target, readable: node !== undefined };
}
