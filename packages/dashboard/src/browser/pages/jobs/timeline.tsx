import type { ComponentChildren, JSX } from 'preact';

/** One line of a timeline. */
interface Step {
  at: string;
  who: string;
  text: string;
  isError: boolean;
  /** Displayed below the line. */
  more?: ComponentChildren;
}

interface TimelineProps {
  steps: readonly Step[];
}

/** The steps of something, one line each. They may contain text of web pages, so they are only rendered as text. */
export function Timeline({ steps }: TimelineProps): JSX.Element {
  if (steps.length === 0) return <p class="soft">Nothing has happened yet.</p>;
  return (
    <ol class="timeline" tabIndex={0} aria-label="What happened">
      {steps.map((step, index) => (
        <li key={index} class={step.isError ? 'fault' : ''}>
          <span class="at">{/T/.test(step.at) ? step.at.slice(11, 19) : step.at}</span>{' '}
          <span class="who">{step.who}</span> <span class="text">{step.text}</span>
          {step.more}
        </li>
      ))}
    </ol>
  );
}
