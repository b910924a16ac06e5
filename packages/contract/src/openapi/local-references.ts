import { isObject, referenceTo, type Document, type Json, type JsonObject } from '@web-data/openapi';

/** The document with each reference by its own URI (`$self`) as a pointer, which validators know. */
export function withLocalReferences(document: Document, value: JsonObject): JsonObject {
  return value['$self'] === undefined ? value : (localize(document, value) as JsonObject);
}

function localize(document: Document, value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => localize(document, item));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, member]): [string, Json] => {
    const isUri = name === '$ref' && typeof member === 'string' && !member.startsWith('#');
    const target = isUri ? document.find(member) : undefined;
    return [name, target === undefined ? localize(document, member ?? null) : referenceTo(target.pointer)];
  });
  // Entries preserve a member named `__proto__` as data.
  return Object.fromEntries(entries);
}
