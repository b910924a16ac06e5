import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, relative, resolve, sep } from 'node:path';
import { ToolArgumentsError } from '@web-data/client/tools';
import type { JsonSchema, Tool } from '@web-data/client/tools';

/** Where a tool finds files, besides Base64 in its arguments. */
export interface FileSources {
  /** Folders whose files may be read by their path; none when left out. */
  roots?: readonly string[] | undefined;
  /** Whether the service reads a file by its URL. */
  urls?: boolean | undefined;
}

/** Max bytes of a file that is read by its path; the service bounds files, too. */
const MAX_BYTES = 64 * 2 ** 20;

/** Returns the arguments of a tool with files by path, by URL, or as Base64: the protocol cannot transfer bytes. */
export function withFiles({ input, files }: Tool, sources: FileSources = {}): JsonSchema {
  if (files.length === 0) return input;
  const properties = Object.entries(input['properties'] as Record<string, unknown>).map(([name, schema]) => [
    name,
    files.includes(name) ? fileSchema(schema, sources) : schema,
  ]);
  return { ...input, properties: Object.fromEntries(properties) as Record<string, unknown> };
}

const fileSchema = (schema: unknown, { roots = [], urls = false }: FileSources) => ({
  ...(schema as object),
  type: 'object',
  properties: {
    ...(roots.length > 0 && { path: { type: 'string', description: 'Path of the file on this machine.' } }),
    ...(urls && { url: { type: 'string', description: 'URL of the file; the service reads it.' } }),
    name: { type: 'string', description: 'Name of the file, with its ending.' },
    base64: { type: 'string', contentEncoding: 'base64', description: 'What is in it, as Base64.' },
  },
  ...(roots.length === 0 && !urls && { required: ['name', 'base64'] }),
  additionalProperties: false,
});

/** Returns the URL of the file of a call; undefined for a file that comes with the call. */
export function findFileUrl({ files }: Tool, input: Readonly<Record<string, unknown>>): string | undefined {
  const { url } = Object(input[files[0] ?? '']) as { url?: unknown };
  return typeof url === 'string' ? url : undefined;
}

/** @throws ToolArgumentsError for an invalid file, and for one outside the roots */
export async function readFiles(
  tool: Tool,
  input: Readonly<Record<string, unknown>>,
  sources: FileSources = {},
): Promise<Readonly<Record<string, unknown>>> {
  const read = tool.files
    .filter((name) => input[name] !== undefined)
    .map(async (name) => [name, await toFile(tool, name, input[name], sources)] as const);
  return { ...input, ...Object.fromEntries(await Promise.all(read)) };
}

async function toFile(tool: Tool, name: string, value: unknown, sources: FileSources): Promise<File> {
  const { roots = [], urls = false } = sources;
  const { name: fileName, base64, path } = Object(value) as Record<'name' | 'base64' | 'path', unknown>;
  if (typeof path === 'string' && roots.length > 0) return readPath(path, roots);
  if (
    typeof fileName === 'string' &&
    typeof base64 === 'string' &&
    /^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(base64)
  ) {
    return new File([Buffer.from(base64, 'base64')], fileName);
  }
  const ways = [
    ...(roots.length > 0 ? ['{"path": "report.pdf"}'] : []),
    ...(urls ? ['{"url": "https://example.com/report.pdf"}'] : []),
    '{"name": "report.pdf", "base64": "…"}',
  ];
  throw new ToolArgumentsError(`${tool.name} needs ${name} as ${ways.join(' or ')}.`);
}

/** Reads a file of a folder that may be read; links that lead out of it are followed first. */
async function readPath(path: string, roots: readonly string[]): Promise<File> {
  const folders = await Promise.all(roots.map((root) => realpath(root).catch(() => undefined)));
  const found = await Promise.all(roots.map((root) => realpath(resolve(root, path)).catch(() => undefined)));
  const file = found.find((one) => one !== undefined && folders.some((root) => root && isWithin(root, one)));
  if (file === undefined)
    throw new ToolArgumentsError(
      `There is no file ${JSON.stringify(path)} in the folders that this server may read: ${roots.join(', ')}.`,
    );
  const { size, ...facts } = await stat(file).then((one) => ({ size: one.size, isFile: one.isFile() }));
  if (!facts.isFile) throw new ToolArgumentsError(`${JSON.stringify(path)} is no file.`);
  if (size > MAX_BYTES)
    throw new ToolArgumentsError(`${JSON.stringify(path)} has ${size} bytes; ${MAX_BYTES} can be sent.`);
  return new File([await readFile(file)], basename(file));
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(root, way) === path;
}
