import { findViolations, getFieldKey } from '@web-data/docs/browser-parts';
import type { Violations } from '@web-data/docs/browser-parts';
import { forms } from 'api-forms';
import type { Form } from 'api-forms';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../../parts/notice.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { TeamEntry } from '../../session.ts';
import { FieldInput } from './field-input.tsx';
import { KeyChoice } from './key-choice.tsx';
import { usePageKey } from './page-key.ts';
import { Result } from './result.tsx';
import { Sample } from '../../parts/sample.tsx';
import { send } from './send.ts';
import { readSharedRequest } from './share.ts';
import type { ReceivedRequest } from './share.ts';
import { ShareButton } from './share-button.tsx';
import type { ApiResponse } from './send.ts';
import { createInitialValues, toRequest, toSampleRequest } from './values.ts';
import type { Typed, TypedRequest } from './values.ts';

const tags = [...new Set(forms.map(({ tag }) => tag))];

/** Any operation as a form and as code, with its response. */
export function Playground({ team }: { team: TeamEntry }): JSX.Element {
  const [{ form, typed, dropped = [] }, setShared] = useState<ReceivedRequest>(
    () => readSharedRequest(location.hash, forms) ?? { form: forms[0]! },
  );
  const [secret, setSecret] = useState('');
  const [isOwn, setOwn] = useState(false);
  const pageKey = usePageKey(team.id, setSecret);
  const type = (text: string) => {
    setOwn(false);
    pageKey.release();
    setSecret(text);
  };
  const make = () => {
    setOwn(true);
    return pageKey.obtain(form.id);
  };
  const choose = (id: string) => {
    pageKey.release();
    history.replaceState(null, '', `#${id}`);
    setShared({ form: forms.find((one) => one.id === id)! });
  };
  return (
    <>
      <p class="lead">
        Try any operation, with the data of {team.name}. The program beside it does the same.
      </p>
      <KeyChoice team={team} secret={secret} isOwn={isOwn} onType={type} onMake={make} />
      <label class="field">
        <span>Operation</span>
        <select value={form.id} onChange={(event) => choose(event.currentTarget.value)}>
          {tags.map((tag) => (
            <optgroup key={tag} label={tag}>
              {forms
                .filter((one) => one.tag === tag)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {dropped.length === 0 ? null : (
        <Notice>
          The link has values that this form cannot show: {dropped.join(', ')}. They are left out.
        </Notice>
      )}
      <Trial
        key={form.id}
        form={form}
        initial={typed}
        hasKey={isOwn || secret !== ''}
        getKey={isOwn ? make : () => secret}
      />
    </>
  );
}

interface TrialProps {
  form: Form;
  /** Values of a link; those of the example without one. */
  initial: Typed | undefined;
  /** Whether there is a key, or one can be created when needed. */
  hasKey: boolean;
  getKey(): string | Promise<string>;
}

/** One operation: the form, its code and its response. */
function Trial({ form, initial, hasKey, getKey }: TrialProps): JSX.Element {
  const [typed, setTyped] = useState<Typed>(() => initial ?? createInitialValues(form));
  const [violations, setViolations] = useState<Violations>({});
  const element = useRef<HTMLFormElement>(null);
  // What the service says of a field is read first there.
  useEffect(() => {
    if (Object.keys(violations).length > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [violations]);
  const [response, setResponse] = useState<ApiResponse>();
  const ending = useRef<AbortController>(undefined);
  const { request, error } = read(form, typed);
  const run = useAction(async () => {
    setResponse(undefined);
    setViolations({});
    ending.current = new AbortController();
    const { signal } = ending.current;
    const received = await send(form, request!, await getKey(), signal);
    setResponse(received);
    setViolations(findViolations(form.fields, { status: received.status, body: received.json }));
  });
  const submit = (event: Event) => {
    event.preventDefault();
    if (request) void run.run();
  };
  const inputs = (isRequired: boolean) =>
    form.fields
      .filter((field) => field.isRequired === isRequired)
      .map((field) => {
        const key = getFieldKey(field);
        const change = (value: string | File) => {
          setTyped((before) => ({ ...before, [key]: value }));
          // The message is about the value before.
          if (violations[key] !== undefined)
            setViolations(Object.fromEntries(Object.entries(violations).filter(([name]) => name !== key)));
        };
        return (
          <FieldInput
            key={key}
            field={field}
            initial={typed[key] ?? ''}
            violation={violations[key]}
            onChange={change}
          />
        );
      });
  const others = inputs(false);
  return (
    <div class="trial">
      <form ref={element} onSubmit={submit} aria-label={form.title}>
        {inputs(true)}
        {others.length > 0 ? (
          <details open={hasViolation(form, violations) || initial !== undefined}>
            <summary>{others.length === 1 ? '1 optional field' : `${others.length} optional fields`}</summary>
            {others}
          </details>
        ) : null}
        {error ? <Notice kind="bad">{error}</Notice> : null}
        {hasKey ? null : <p class="soft">Give a key above first.</p>}
        <p class="actions">
          <button type="submit" class="primary" disabled={run.isBusy || !request || !hasKey}>
            Send
          </button>
          {run.isBusy ? (
            <button type="button" onClick={() => ending.current?.abort()}>
              Cancel
            </button>
          ) : null}
        </p>
        <ShareButton form={form} typed={typed} />
      </form>
      <section aria-label="The same as a program">
        {request ? (
          <Sample request={toSampleRequest(form, request)} hasClient={form.sdkMethod !== null} />
        ) : null}
      </section>
      <section class="answer" aria-label="Answer">
        {run.isBusy ? <Notice>The service is at work.</Notice> : null}
        {run.error ? <Notice kind="bad">{run.error}</Notice> : null}
        {response ? <Result response={response} /> : null}
      </section>
    </div>
  );
}

/** Whether a field that may be left out has a violation. */
function hasViolation({ fields }: Form, violations: Violations): boolean {
  return fields.some((field) => !field.isRequired && violations[getFieldKey(field)] !== undefined);
}

function read(form: Form, typed: Typed): { request?: TypedRequest; error?: string } {
  try {
    return { request: toRequest(form, typed) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
