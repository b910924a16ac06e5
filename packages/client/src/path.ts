/**
 * Puts the path parameters into a path template.
 * @throws TypeError when one is missing or empty, or is `.` or `..`: those would lead to another path
 */
export function serializePath(template: string, parameters: Record<string, unknown>): string {
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = parameters[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (text && !/^\.\.?$/.test(text)) return encodeURIComponent(text);
    throw new TypeError(
      `The path parameter ${name} is ${text ? `"${text}"` : 'empty or missing'}; give its value.`,
    );
  });
}
