import { asString, canonicalText, timely, type Json, type JsonObject } from '@web-data/openapi';
import type { Exchange, HttpRequest } from '../../http/exchange.ts';
import type { WorkflowFixture } from '../../fixtures/fixtures.ts';
import { parameterKey } from '../../http/parameters.ts';
import { getOperation } from '../../openapi/document.ts';
import { pause } from '../../http/pause.ts';
import type { RequestInput } from '../../verify/input.ts';
import type { Session } from '../../verify/session.ts';
import { notTested, conclude, type Conclusion, type Trial } from '../../verify/trial.ts';
import { TooSlow } from '../../patterns/timely-engine.ts';
import { holds, selects, type Lookup } from './condition.ts';
import { interpolate, lookupIn, type Context } from './context.ts';
import { readWorkflows, type Step, type Workflow } from './workflow.ts';

/** The workflows that the fixtures name, each a trial. */
export function workflowTrials(fixtures: readonly WorkflowFixture[]): Trial[] {
  return fixtures.flatMap(({ file, document, inputs, inputsOf }) =>
    (document === undefined ? [] : readWorkflows(document, file)).map((workflow, index): Trial => {
      const pointer = `/workflows/${index}`;
      return {
        id: `*/workflows/${workflow.id}`,
        phase: 'workflows',
        operation: '*',
        title: `workflow ${workflow.id} of ${file}`,
        pointer,
        writes: true,
        run: (session) => runWorkflow(session, workflow, { ...inputs, ...inputsOf[workflow.id] }, pointer),
      };
    }),
  );
}

/** Runs a workflow against the service: every step must meet its criteria, and every response the document. */
async function runWorkflow(
  session: Session,
  workflow: Workflow,
  inputs: JsonObject,
  pointer: string,
): Promise<Conclusion> {
  const missing = workflow.required.filter((name) => inputs[name] === undefined);
  if (missing.length > 0)
    return notTested(`the fixtures give no input ${missing.join(', ')} for the workflow ${workflow.id}`);
  const outputs = new Map<string, JsonObject>();
  let index = 0;
  for (let guard = 0; guard < 1000; guard++) {
    const step = workflow.steps[index];
    if (step === undefined) return { outcome: 'passed' };
    const outcome = await runStep(session, step, { inputs, outputs }, pointer);
    if (outcome.conclusion) return outcome.conclusion;
    if (outcome.goto === 'end') return { outcome: 'passed' };
    index =
      outcome.goto === undefined ? index + 1 : workflow.steps.findIndex(({ id }) => id === outcome.goto);
    if (index < 0) return notTested(`the workflow ${workflow.id} goes to the unknown step ${outcome.goto}`);
  }
  return notTested(`the workflow ${workflow.id} does not end`);
}

interface StepOutcome {
  readonly conclusion?: Conclusion;
  readonly goto?: string | undefined;
}

async function runStep(
  session: Session,
  step: Step,
  base: Pick<Context, 'inputs' | 'outputs'>,
  pointer: string,
): Promise<StepOutcome> {
  if (step.operationId === undefined)
    return { conclusion: notTested(`the step ${step.id} calls no operation`) };
  const operation = getOperation(session.document, step.operationId);
  const end = performance.now() + session.fixtures.settleMs;
  for (let attempt = 0; ; attempt++) {
    const request = await requestOf(
      session,
      step,
      lookupIn({ ...base, request: undefined, response: undefined }),
    );
    if (typeof request === 'string') return { conclusion: notTested(request) };
    const exchange = await session.send(request);
    session.observe(operation, exchange);
    const deviations = session.judge(exchange, operation, {
      outcome: 'answered',
      pointer: operation.pointer,
    });
    if (deviations.length > 0) return { conclusion: conclude(deviations, exchange) };
    const lookup = lookupIn({ ...base, request, response: exchange.response });
    const unmet = step.criteria.find((criterion) => !isMet(criterion, lookup));
    const action = (unmet ? step.onFailure : step.onSuccess).find((one) => isChosen(one, lookup));
    if (unmet === undefined) {
      base.outputs.set(step.id, filledOutputs(step, lookup));
      return {
        goto:
          action?.['type'] === 'goto'
            ? asString(action['stepId'])
            : action?.['type'] === 'end'
              ? 'end'
              : undefined,
      };
    }
    const shouldRetry =
      action?.['type'] === 'retry' &&
      attempt < Number(action['retryLimit'] ?? 1) &&
      (attempt === 0 || performance.now() < end);
    if (!shouldRetry) return { conclusion: concludeUnmet(step, unmet, exchange, pointer) };
    await pause(Math.min(Number(action['retryAfter'] ?? 1) * 1000, session.fixtures.settleMs));
  }
}

async function requestOf(session: Session, step: Step, lookup: Lookup): Promise<HttpRequest | string> {
  const operation = getOperation(session.document, step.operationId ?? '');
  const parameters = new Map<string, Json>();
  const headers: Record<string, string> = {};
  for (const { in: location, name, value } of step.parameters) {
    const text = interpolate(value, lookup);
    if (operation.parameters.some((one) => one.in === location && one.name === name))
      parameters.set(`${location} ${name}`, text);
    else if (location === 'header') headers[name.toLowerCase()] = String(text);
  }
  const own = step.payload === undefined ? {} : { body: interpolate(step.payload, lookup) };
  const path = operation.parameters.filter((one) => one.in === 'path').map(parameterKey);
  if (path.some((key) => !parameters.has(key)))
    return `the step ${step.id} gives no value for ${path.join(', ')}`;
  // The workflow sets its own credential.
  const input: RequestInput = {
    parameters,
    headers,
    ...own,
    ...('authorization' in headers && { credential: '(none)' }),
  };
  return session.prepare(operation, input);
}

function isMet(criterion: JsonObject, lookup: Lookup): boolean {
  const condition = String(criterion['condition']);
  const type = criterion['type'];
  if (type === undefined || type === 'simple') return holds(condition, lookup);
  const value = lookup(String(criterion['context'])) ?? null;
  if (type === 'regex') return matches(condition, typeof value === 'string' ? value : canonicalText(value));
  return selects(withInputs(condition, lookup), value, lookup);
}

/** @throws Error when the condition is not a pattern, {@link TooSlow} when it takes too long */
function matches(condition: string, text: string): boolean {
  let pattern;
  try {
    pattern = timely(condition);
  } catch (error) {
    const { message } = error as SyntaxError;
    throw new Error(`the condition "${condition}" is not a regular expression: ${message}`, { cause: error });
  }
  const result = pattern.test(text);
  if (result === undefined) throw new TooSlow(condition);
  return result;
}

/** `{$inputs.x}` inside a JSONPath stands for a literal. */
function withInputs(condition: string, lookup: Lookup): string {
  return condition.replaceAll(
    /\{(\$[^{}]+)\}/gu,
    (_, expression: string) => `'${String(lookup(expression) ?? '')}'`,
  );
}

function isChosen(action: JsonObject, lookup: Lookup): boolean {
  const criteria = action['criteria'];
  return !Array.isArray(criteria) || criteria.every((criterion) => isMet(criterion as JsonObject, lookup));
}

function filledOutputs({ outputs }: Step, lookup: Lookup): JsonObject {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, value]) => [name, interpolate(value ?? null, lookup)]),
  );
}

function concludeUnmet(step: Step, criterion: JsonObject, exchange: Exchange, pointer: string): Conclusion {
  const message = `The step ${step.id} does not meet its criterion ${String(criterion['condition'])}.`;
  const got = `${exchange.response?.status ?? exchange.failure} ${(exchange.response?.body ?? '').slice(0, 300)}`;
  return conclude(
    [{ check: 'relation', message, expected: String(criterion['condition']), got, pointer }],
    exchange,
  );
}
