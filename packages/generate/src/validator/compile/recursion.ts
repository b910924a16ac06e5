/**
 * The functions that could be asked for the same value again and again: those that reach themselves by more ways than
 * one. What they find must be kept, or a deep value costs the power of its depth.
 */
export function findRepeatedCalls(calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  const repeated = new Set<string>();
  const looked = new Set<string>();
  for (const name of calls.keys()) {
    if (looked.has(name)) continue;
    const reached = reachedFrom(calls, name);
    if (!reached.has(name)) continue;
    const circle = new Set([...reached].filter((other) => reachedFrom(calls, other).has(name)));
    const ways = [...circle].flatMap((member) =>
      callees(calls, member).filter((callee) => circle.has(callee)),
    );
    for (const member of circle) {
      looked.add(member);
      if (ways.length > circle.size) repeated.add(member);
    }
  }
  return repeated;
}

/** The functions that call themselves, at once or by others. */
export function callingItself(calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  return new Set([...calls.keys()].filter((name) => reachedFrom(calls, name).has(name)));
}

/** What a function calls, at once or by others; itself only where it does. */
function reachedFrom(calls: ReadonlyMap<string, readonly string[]>, from: string): Set<string> {
  const reached = new Set<string>();
  const open = [...callees(calls, from)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...callees(calls, next));
  }
  return reached;
}

function callees(calls: ReadonlyMap<string, readonly string[]>, name: string): readonly string[] {
  return calls.get(name) ?? [];
}
