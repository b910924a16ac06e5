import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** One line of `reports/tests.jsonl`: what a test file came to. `scripts/test.js` adds them up. */
export interface TestFileReport {
  /** Path in the package. */
  file: string;
  passed: number;
  skipped: number;
  /** The failed tests, or the file itself where it could not run, with the first line of each message. */
  failures: { name: string; message: string }[];
  /** CPU time, that of its child processes included. */
  cpuSeconds: number;
  wallSeconds: number;
}

/** Writes a line to `reports/tests.jsonl` as soon as a test file has ended, so that a run can be followed. */
export default class JsonLinesReporter implements Reporter {
  #path = '';
  #root = '';

  onInit({ config }: Vitest): void {
    this.#root = config.root;
    mkdirSync(join(config.root, 'reports'), { recursive: true });
    this.#path = join(config.root, 'reports/tests.jsonl');
    rmSync(this.#path, { force: true });
  }

  onTestModuleEnd(module: TestModule): void {
    appendFileSync(this.#path, `${JSON.stringify(this.#report(module))}\n`);
  }

  /** The last line: the run has ended, on this version of Node.js. */
  onTestRunEnd(): void {
    appendFileSync(this.#path, `${JSON.stringify({ ended: true, node: process.versions.node })}\n`);
  }

  #report(module: TestModule): TestFileReport {
    const tests = [...module.children.allTests()];
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const failures = tests
      .filter((test) => test.result().state === 'failed')
      .map((test) => ({ name: test.fullName, message: firstLine(test.result().errors) }));
    const suites = [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
    const broken = suites.map((suite) => ({
      name: 'fullName' in suite ? suite.fullName : '',
      message: firstLine(suite.errors()),
    }));
    return {
      file: relative(this.#root, module.moduleId),
      passed: count('passed'),
      skipped: count('skipped'),
      failures: [...failures, ...broken],
      cpuSeconds: Number((module.meta().cpuSeconds ?? 0).toFixed(2)),
      wallSeconds: Number((module.diagnostic().duration / 1000).toFixed(2)),
    };
  }
}

function firstLine(errors: readonly { message?: string }[] = []): string {
  return (errors[0]?.message ?? '').split('\n')[0]!.slice(0, 300);
}
