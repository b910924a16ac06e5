import type { Operation } from '../openapi/operation.ts';
import { conclude, type Conclusion, type Trial } from './trial.ts';
import { toTrial } from './probe.ts';
import { guessPathValues } from './search/path-values.ts';
import { isWorthSearching, searchRequest, type Found } from './search/search.ts';
import type { Session } from './session.ts';

/**
 * Returns the trial of an operation's basic request; its status decides whether variants are conclusive. Where the
 * service rejects it, another one is searched, on which all other trials of the operation stand.
 */
export function basicTrial(operation: Operation): Trial {
  const trial = toTrial({
    name: 'the basic request',
    phase: 'examples',
    operation,
    input: { fresh: true },
    invariants: true,
    expectation: { outcome: 'accepted', pointer: operation.pointer },
  });
  return { ...trial, run: (session) => runBasic(session, operation, trial) };
}

async function runBasic(session: Session, operation: Operation, trial: Trial): Promise<Conclusion> {
  const conclusion = await trial.run(session);
  const response = session.firstResponses.get(operation.id);
  if (response !== undefined)
    session.basicStatus.set(operation.id, session.lastStatus(operation) ?? response.status);
  if (conclusion.outcome === 'passed') return conclusion;
  if (response === undefined ? guessPathValues(session, operation).size === 0 : !isWorthSearching(response))
    return conclusion;
  const found = await searchRequest(session, operation, response);
  if (found === undefined) return conclusion;
  session.adopt(operation, found.draft);
  return settle(session, operation, conclusion, found);
}

/**
 * A rejection that another value avoids is about what no schema says, such as that a period ends after it begins: only
 * its form is judged. One that another member avoids contradicts the description, which does not require that member.
 */
function settle(session: Session, operation: Operation, before: Conclusion, found: Found): Conclusion {
  const { pointer } = operation;
  const own = session.judge(found.exchange, operation, { outcome: 'accepted', pointer });
  if (before.outcome !== 'failed') return conclude(own, found.exchange);
  const { exchange } = before;
  const isForm = exchange?.response !== undefined && exchange.response.status < 500 && found.isSameShape;
  const rejected =
    isForm && exchange
      ? session.judge(exchange, operation, { outcome: 'answered', pointer })
      : before.deviations;
  return rejected.length > 0 ? conclude([...rejected, ...own], exchange) : conclude(own, found.exchange);
}
