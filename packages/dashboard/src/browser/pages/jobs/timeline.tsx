import type { JSX } from 'preact';
import type { JobsGetResponse } from '../../../generated/account/client/index.js';
import { Snapshot } from './snapshot.tsx';

type Step = Pick<JobsGetResponse['steps'][number], 'at' | 'who' | 'text' | 'isError' | 'snapshot'>;

interface TimelineProps {
  steps: readonly Step[];
  /** The job whose snapshots the steps have. */
  of?: { teamId: string; jobId: string };
}

/** The steps of something, one line each. They may contain text of web pages, so they are only rendered as text. */
export function Timeline({ steps, of }: TimelineProps): JSX.Element {
  if (steps.length === 0) return <p class="soft">Nothing has happened yet.</p>;
  return (
    <ol class="timeline" tabIndex={0} aria-label="What happened">
      {steps.map((step, index) => (
        <li key={index} class={step.isError ? 'fault' : ''}>
          <span class="at">{/T/.test(step.at) ? step.at.slice(11, 19) : step.at}</span>{' '}
          <span class="who">{step.who}</span> <span class="text">{step.text}</span>
          {step.snapshot && of ? <Snapshot of={of} snapshot={step.snapshot} /> : null}
        </li>
      ))}
    </ol>
  );
}
