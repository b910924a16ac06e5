import {
  dereference,
  isFixedMethod,
  isObject,
  joinPointer,
  readContent,
  readItemSchema,
  splitPointer,
  valueAt,
  walk,
  type Description,
  type Json,
} from '@web-data/openapi';
import ts from 'typescript';

type Members = Record<string, Json>;

/** An operation that openapi-typescript does not look for, and the path that stands for its method. */
interface Moved {
  /** The pointer of its Path Item. */
  item: string;
  method: string;
  /** The path that holds it as a `post`. */
  path: string;
}

/** What OpenAPI 3.2 adds, in a form that openapi-typescript reads, and how to restore it. */
export interface Additions {
  restore(nodes: ts.Node[]): ts.Node[];
}

/** The one member of an object that stands for a stream of the type of that member. */
const ITEMS = '@items@';
/** The one query parameter that stands for the whole query. */
const QUERYSTRING = '@querystring@';

/**
 * Rewrites what OpenAPI 3.2 adds: operations of other methods, items of streams, references of media types, parameters in
 * querystring, discriminators with a default.
 * @param copy of the document of `description`; it is changed
 */
export function rewriteAdditions(copy: Members, description: Description): Additions {
  const moved: Moved[] = [];
  for (const { kind, value, pointer } of walk(copy)) {
    // The copy may be changed, and what replaces a reference is walked, too.
    const own = value as Members;
    if (kind === 'MediaType') rewriteMedia(own, description, pointer);
    if (kind === 'Parameter' && own['in'] === 'querystring') rewriteQuery(own, copy);
    // Its property is of any value that no other schema has; each schema says itself what it may be.
    if (
      kind === 'Schema' &&
      isObject(own['discriminator']) &&
      own['discriminator']['defaultMapping'] !== undefined
    )
      delete own['discriminator'];
    if (kind === 'PathItem' && isTyped(pointer)) moved.push(...listMoved(own, pointer, moved.length));
  }
  const paths = (copy['paths'] ??= {}) as Members;
  for (const { item, method, path } of moved) {
    const { parameters, ...others } = valueAt(copy, item) as Members;
    const operation = isFixedMethod(method)
      ? others[method]
      : (others['additionalOperations'] as Members)[method];
    paths[path] = { ...(parameters !== undefined && { parameters }), post: operation! };
  }
  return { restore: (nodes) => restore(nodes, moved) };
}

/** Whether openapi-typescript writes the types of a Path Item: not those of callbacks. */
function isTyped(pointer: string): boolean {
  return /^\/(?:paths|webhooks|components\/pathItems)\/[^/]+$/.test(pointer);
}

function listMoved(item: Members, pointer: string, count: number): Moved[] {
  const methods = [
    ...(isObject(item['query']) ? ['query'] : []),
    ...Object.keys(isObject(item['additionalOperations']) ? item['additionalOperations'] : {}),
  ];
  return methods.map((method, index) => ({ item: pointer, method, path: `@operation ${count + index}@` }));
}

function rewriteMedia(media: Members, description: Description, pointer: string): void {
  const type = splitPointer(pointer).at(-1)!;
  const holder = description.at(joinPointer('', ...splitPointer(pointer).slice(0, -1)));
  const content = readContent(holder).find((one) => one.type === type);
  if (content === undefined) return;
  if (typeof media['$ref'] === 'string') {
    delete media['$ref'];
    Object.assign(media, structuredClone(content.object));
  }
  const schema = readItemSchema(content);
  if (schema === undefined) return;
  media['schema'] = { type: 'object', properties: { [ITEMS]: structuredClone(schema) }, required: [ITEMS] };
  delete media['itemSchema'];
}

function rewriteQuery(parameter: Members, document: object): void {
  const [media] = Object.values((parameter['content'] ?? {}) as Members);
  const { schema } = dereference<{ schema?: Json }>(document, (media ?? {}) as never);
  parameter['in'] = 'query';
  parameter['name'] = QUERYSTRING;
  parameter['schema'] = schema ?? {};
  delete parameter['content'];
}

function restore(nodes: ts.Node[], moved: readonly Moved[]): ts.Node[] {
  const paths = membersOf(
    nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'paths'),
  );
  const operations = new Map(moved.map(({ path }) => [path, findMember(paths, path)]));
  return nodes.map((node) => {
    const isRoot = ts.isInterfaceDeclaration(node);
    const own = isRoot ? moved.filter(({ item }) => splitPointer(item)[0] === node.name.text) : [];
    return restoreTypes(isRoot ? withOperations(node, own, operations) : node);
  });
}

/** Adds the operations to the types of their Path Items, and removes the paths that stood for them. */
function withOperations(
  root: ts.InterfaceDeclaration,
  moved: readonly Moved[],
  operations: ReadonlyMap<string, ts.TypeElement | undefined>,
): ts.InterfaceDeclaration {
  const edit = (members: readonly ts.TypeElement[], names: readonly string[]): ts.TypeElement[] =>
    members.flatMap((member) => {
      const path = [...names, nameOf(member) ?? ''];
      if (names.length === 0 && operations.has(path[0]!)) return [];
      const added = moved.filter(({ item }) => splitPointer(item).slice(1).join('/') === path.join('/'));
      const isAbove = moved.some(({ item }) =>
        splitPointer(item).slice(1).join('/').startsWith(path.join('/')),
      );
      if (!isAbove || !ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type))
        return [member];
      const inner = added.length > 0 ? [...member.type.members] : edit(member.type.members, path);
      const more = added.flatMap(({ method, path: held }) => renamed(operations.get(held), method));
      return [withType(member, ts.factory.createTypeLiteralNode([...inner, ...more]))];
    });
  const { modifiers, name, typeParameters, heritageClauses, members } = root;
  return ts.factory.createInterfaceDeclaration(
    modifiers,
    name,
    typeParameters,
    heritageClauses,
    edit(members, []),
  );
}

function renamed(path: ts.TypeElement | undefined, method: string): ts.TypeElement[] {
  const post = findMember(membersOf(path && ts.isPropertySignature(path) ? path.type : undefined), 'post');
  if (!post || !ts.isPropertySignature(post)) return [];
  const name = /^[A-Za-z_$][\w$]*$/.test(method) ? method : ts.factory.createStringLiteral(method);
  const { modifiers, questionToken, type } = post;
  const member = ts.factory.createPropertySignature(modifiers, name, questionToken, type);
  return [ts.setSyntheticLeadingComments(member, ts.getSyntheticLeadingComments(post))];
}

/** Turns what stands for streams and whole queries into their types. */
function restoreTypes(root: ts.Node): ts.Node {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, undefined);
    if (ts.isTypeLiteralNode(visited)) {
      const items = soleType(visited, ITEMS);
      return items ? ts.factory.createTypeReferenceNode('AsyncIterable', [items]) : visited;
    }
    if (!ts.isPropertySignature(visited) || nameOf(visited) !== 'query' || !visited.type) return visited;
    const complete = ts.isTypeLiteralNode(visited.type) ? soleType(visited.type, QUERYSTRING) : undefined;
    return complete ? withType(visited, complete) : visited;
  };
  return visit(root);
}

function soleType({ members }: ts.TypeLiteralNode, name: string): ts.TypeNode | undefined {
  const [member, ...others] = members;
  if (others.length > 0 || !member || !ts.isPropertySignature(member)) return undefined;
  return nameOf(member) === name ? member.type : undefined;
}

function withType(member: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = member;
  const changed = ts.factory.createPropertySignature(modifiers, name, questionToken, type);
  return ts.setSyntheticLeadingComments(changed, ts.getSyntheticLeadingComments(member));
}

function membersOf(node: ts.Node | undefined): readonly ts.TypeElement[] {
  return node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : [];
}

function findMember(members: readonly ts.TypeElement[], name: string): ts.TypeElement | undefined {
  return members.find((member) => nameOf(member) === name);
}

function nameOf({ name }: ts.TypeElement): string | undefined {
  if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)))
    return undefined;
  // openapi-typescript writes names in quotes as identifiers; those of string literals are as they are.
  const isQuoted = ts.isIdentifier(name) && name.text.startsWith('"');
  return isQuoted ? (JSON.parse(name.text) as string) : name.text;
}
