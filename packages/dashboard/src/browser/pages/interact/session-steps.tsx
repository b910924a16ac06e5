import type { JSX } from 'preact';
import type { InteractSessionsGetResponse } from '../../../generated/account/client/index.js';
import { Timeline } from '../jobs/timeline.tsx';
import { StepScreenshot } from './step-screenshot.tsx';

type Step = InteractSessionsGetResponse['steps'][number];

interface SessionStepsProps {
  teamId: string;
  sessionId: string;
  steps: readonly Step[];
}

/** What was done in a session: an action a line, with its screenshot. */
export function SessionSteps({ teamId, sessionId, steps }: SessionStepsProps): JSX.Element {
  return (
    <Timeline
      steps={steps.map((step) => ({
        at: step.at,
        who: step.action,
        text: describeStep(step),
        isError: !step.ok,
        more: step.hasScreenshot ? (
          <StepScreenshot teamId={teamId} sessionId={sessionId} step={step.step} />
        ) : null,
      }))}
    />
  );
}

/** Describes a step in one line. It has text of web pages, so it is only rendered as text. */
function describeStep({ request, ok, message, url, title, durationMs, credits }: Step): string {
  const location = title === '' ? url : `${title} (${url})`;
  const parts = [
    `${request === undefined ? '' : `${request}: `}${message}`,
    ok ? `at ${location}` : `failed, at ${location}`,
    `${durationMs} ms`,
  ];
  if (credits > 0) parts.push(`${credits} credits`);
  return parts.join(' · ');
}
