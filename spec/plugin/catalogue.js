/**
 * The error catalogue of a document, with the place it stands in. Empty when the document has none.
 * @param {object} root the root of the document
 * @param context what Redocly hands to a visitor
 */
export function readCatalogue(root, { resolve, location }) {
  const own = root['x-error-catalogue'];
  const place = location.child('x-error-catalogue');
  if (!own?.$ref) return { entries: own ?? {}, location: place };
  const target = resolve(own);
  return { entries: target.node ?? {}, location: target.location ?? place };
}
