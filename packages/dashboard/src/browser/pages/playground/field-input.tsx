import { createFieldInput } from '@web-data/docs/browser-parts';
import type { FieldInput as Input } from '@web-data/docs/browser-parts';
import type { Field } from 'api-forms';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface FieldInputProps {
  field: Field;
  /** What is in it at first. */
  initial: string | File;
  /** What the service says is wrong with it. */
  violation?: string | undefined;
  onChange(value: string | File): void;
}

/** A field of the form that the documentation has, too. */
export function FieldInput({ field, initial, violation, onChange }: FieldInputProps): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const input = useRef<Input>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  useLayoutEffect(() => {
    const created = createFieldInput(field, {
      onInput: () => latest.current(created.value()),
      // The form moves the focus to the first one, and the focus reads it.
      isAlert: false,
    });
    created.control.required = field.isRequired;
    if (typeof initial === 'string' && initial !== '') created.type(initial);
    host.current!.replaceChildren(created.node);
    input.current = created;
  }, [field]);
  useLayoutEffect(() => input.current!.fail(violation), [field, violation]);
  return <div ref={host} />;
}
