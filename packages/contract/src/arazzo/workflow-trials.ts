import type { WorkflowFixture } from '../fixtures/fixtures.ts';
import type { Trial } from '../verify/trial.ts';
import { runWorkflow } from './run-workflow.ts';

/** The workflows that the fixtures name, each a trial. */
export function workflowTrials(fixtures: readonly WorkflowFixture[]): Trial[] {
  return fixtures.flatMap(({ file, workflows, inputs, inputsOf }) =>
    workflows.map((workflow, index): Trial => {
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
