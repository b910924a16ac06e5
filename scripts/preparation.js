// What `npm start` does before the server starts: shows how far pnpm and turbo are, and why they failed.
import { stripVTControlCharacters } from 'node:util';

/** Milliseconds between two looks at the progress: on a terminal, where a line renews itself, and on a pipe. */
const EVERY = { terminal: 500, pipe: 2000 };
/** Milliseconds after which a pipe gets a line though the step is still the same. */
const STILL_MS = 10_000;

/**
 * Shows the progress of the preparation: a live line on a terminal, and on a pipe no more than a line every two seconds.
 * @param {NodeJS.WriteStream} stdout
 * @returns what reads the output of the tools as it comes, and ends the progress
 */
export function showPreparation(stdout) {
  const from = Date.now();
  const step = createStepReader();
  let printed = '';
  let printedAt = 0;
  const show = () => {
    const now = Date.now();
    const line = `${step.current()}: ${Math.round((now - from) / 1000)} s`;
    if (stdout.isTTY) return void stdout.write(`\r\u001B[K${line} `);
    if (printed === step.current() && now - printedAt < STILL_MS) return;
    printed = step.current();
    printedAt = now;
    stdout.write(`${line}\n`);
  };
  const timer = setInterval(show, stdout.isTTY ? EVERY.terminal : EVERY.pipe);
  return {
    read: step.read,
    end() {
      clearInterval(timer);
      if (stdout.isTTY) stdout.write('\r\u001B[K');
      return (Date.now() - from) / 1000;
    },
  };
}

/** Reads the current step from what pnpm and turbo print. */
export function createStepReader() {
  let rest = '';
  let step = 'Installing packages';
  let total = 0;
  let begun = 0;
  const readLine = (coloured) => {
    const line = stripVTControlCharacters(coloured);
    const [, task, count] = /Running (\w+) in (\d+) packages/.exec(line) ?? [];
    if (task === 'generate') step = 'Generating files';
    if (task === 'build') [step, total, begun] = ['Building', Number(count), 0];
    if (/^\S+:build: cache (?:hit|miss|bypass)/.test(line)) begun += 1;
  };
  return {
    read(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) readLine(line);
    },
    current: () => (step === 'Building' ? `Building package ${begun} of ${total}` : step),
  };
}

/**
 * Returns the part of the output of a failed preparation that says why: of an install that found no registry the reason
 * that npm gives, of a build what the tasks printed that failed.
 */
export function explainFailure(printed, isInstalled) {
  const output = stripVTControlCharacters(printed);
  const reason = /request to \S+ failed, reason: .*/.exec(output);
  if (reason && !isInstalled) return `npm says: ${reason[0]}\n`;
  const failed = [...output.matchAll(/(\S+)#(\w+): command .* exited/g)].map(
    ([, name, task]) => `${name}:${task}:`,
  );
  if (failed.length === 0) return output;
  const isOfTask = /^\S+:\w+:(?= |$)/;
  const lines = output.split('\n').filter((line) => {
    const [task] = isOfTask.exec(line) ?? [];
    return task === undefined || failed.includes(task);
  });
  return lines.join('\n');
}
