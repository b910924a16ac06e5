import type { Answer, Call, Service } from './service.ts';

/** One way in which the service breaks its contract. */
export interface Fault {
  name: string;
  /** The promise that is broken: a prefix of the pointer that a report must name. */
  pointer: string;
  /** Switches the fault on. */
  apply(service: Service): void;
}

/** Some demand on a body is not looked at. */
export function drop(operation: string, at: string, code: string): (service: Service) => void {
  return (service) => {
    const rules = service.rules[operation] ?? [];
    const kept = rules.filter((rule) => rule.at !== at || rule.code !== code);
    if (kept.length === rules.length) throw new Error(`${operation} has no rule ${at} ${code}`);
    service.rules[operation] = kept;
  };
}

/** Some demand on a body is another one. */
export function demand(
  operation: string,
  at: string,
  code: string,
  test: (value: unknown) => boolean,
): (service: Service) => void {
  return (service) => {
    drop(operation, at, code)(service);
    service.rules[operation]?.push({ at, code, test });
  };
}

/** A demand that the contract does not make. */
export function refuse(
  operation: string,
  at: string,
  code: string,
  test: (value: unknown) => boolean,
): (service: Service) => void {
  return (service) => service.rules[operation]?.unshift({ at, code, test });
}

/** Answers of these operations (`*` for all) with this status are changed. */
export function answers(
  operation: string,
  status: number,
  change: (answer: Answer, call: Call) => Answer,
): (service: Service) => void {
  return (service) => {
    const finish = service.finish.bind(service);
    service.finish = (answer, call) => {
      const meant =
        (operation === '*' || operation === call.operation) && (status === 0 || status === answer.status);
      return finish(meant ? change(answer, call) : answer, call);
    };
  };
}

/** Members of a JSON answer are replaced; `undefined` removes one. */
export function withMembers(
  operation: string,
  status: number,
  members: Record<string, unknown>,
): (service: Service) => void {
  return answers(operation, status, (answer) => ({
    ...answer,
    body: { ...(answer.body as object), ...members },
  }));
}
