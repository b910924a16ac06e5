import { ParseError } from '../errors.ts';
import { convertDocument, convertPages } from '../forms.ts';
import { readFile } from '../read-file.ts';
import type { Outcome, Task } from './protocol.ts';
import { watchMemory } from './watch-memory.ts';

/** Program of a process that reads one file after the other; its parent kills it when one takes too long. */
watchMemory(Number(process.argv[2]));
process.on('message', (task: Task) => {
  void outcomeOf(task).then((outcome) => process.send!(outcome));
});
process.on('disconnect', () => process.exit());
// An uncaught error in a library must not end the process while it reads a file.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
process.send!('ready');

async function outcomeOf({ bytes, claims, options, forms }: Task): Promise<Outcome> {
  try {
    const { pages, ...document } = await readFile(bytes, claims, options);
    return {
      value: {
        ...document,
        ...(pages && { pages: convertPages(pages) }),
        ...(forms && convertDocument(document, forms)),
      },
    };
  } catch (error) {
    if (error instanceof ParseError) return { problem: { code: error.code, message: error.message } };
    return { problem: { code: 'Damaged', message: 'The file is damaged: it cannot be read.' } };
  }
}
