/**
 * The functions that could be asked for the same value again and again: those that reach themselves by more ways than
 * one. What they find must be kept, or a deep value costs the power of its depth.
 */
export function askedRepeatedly(calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  const repeated = new Set<string>();
  for (const name of calls.keys()) {
    const circle = [...calls.keys()].filter(
      (other) => reaches(calls, name, other) && reaches(calls, other, name),
    );
    const ways = circle.flatMap((member) => calls.get(member)!.filter((callee) => circle.includes(callee)));
    if (ways.length > circle.length) repeated.add(name);
  }
  return repeated;
}

/** The functions that call themselves, at once or by others. */
export function callingItself(calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  return new Set([...calls.keys()].filter((name) => reaches(calls, name, name)));
}

function reaches(calls: ReadonlyMap<string, readonly string[]>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [...(calls.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(calls.get(next) ?? []));
  }
  return false;
}
