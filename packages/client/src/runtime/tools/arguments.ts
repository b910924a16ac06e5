import type { Tool } from './tool.ts';

/** The arguments of a tool, by name. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** Thrown for arguments that do not fit a tool, with a message for the caller. */
export class ToolArgumentsError extends Error {
  override readonly name = 'ToolArgumentsError';
}

/**
 * Converts arguments by name to those of the operation's function, in its order. Checks that all names are known and
 * required ones present, because the service would ignore an unknown name; the service checks the values.
 * @throws ToolArgumentsError
 */
export function toArguments(tool: Tool, input: ToolArguments): unknown[] {
  checkNames(tool, input);
  const pick = (names: readonly string[]) => {
    const rows = names.filter((name) => Object.hasOwn(input, name)).map((name) => [name, input[name]]);
    return Object.fromEntries(rows) as Record<string, unknown>;
  };
  return [
    ...tool.path.map((name) => input[name]),
    ...(tool.body === null
      ? []
      : [tool.body === true ? input['body'] : bodyOf(tool, pick(tool.body), input)]),
    ...(tool.query.length === 0 ? [] : [pick(tool.query)]),
  ];
}

/** The body receives unknown arguments if the schema allows additional members. */
function bodyOf({ input, path, query }: Tool, known: object, provided: ToolArguments): object {
  if (input['additionalProperties'] === false) return known;
  const others = Object.entries(provided).filter(([name]) => !path.includes(name) && !query.includes(name));
  return Object.fromEntries(others);
}

function checkNames({ name: tool, input }: Tool, provided: ToolArguments): void {
  const known = Object.keys(Object(input['properties']) as object);
  const unknown = Object.keys(provided).find((name) => !known.includes(name));
  if (unknown !== undefined && input['additionalProperties'] === false) {
    const hint = known.length > 0 ? `Take one of ${known.join(', ')}.` : 'It takes none.';
    throw new ToolArgumentsError(`${tool} has no argument ${JSON.stringify(unknown)}. ${hint}`);
  }
  const required = (input['required'] ?? []) as readonly string[];
  const missing = required.filter((name) => provided[name] === undefined);
  if (missing.length > 0)
    throw new ToolArgumentsError(`${tool} needs ${missing.join(' and ')}. Give it a value.`);
}
