/** @throws TypeError naming the option that is not an integer from 1 to `max` */
export function checkInteger(options: Record<string, number>, max: number): void {
  for (const [name, value] of Object.entries(options)) {
    if (Number.isInteger(value) && value > 0 && value <= max) continue;
    throw new TypeError(`${name} is ${value}; give a whole number from 1 to ${max}.`);
  }
}

/** @throws TypeError naming the option that is not a function */
export function checkFunctions(options: object, names: readonly string[]): void {
  for (const [name, value] of Object.entries(options)) {
    const isOdd = names.includes(name) && (value ?? undefined) !== undefined && typeof value !== 'function';
    if (isOdd) throw new TypeError(`${name} must be a function.`);
  }
}
