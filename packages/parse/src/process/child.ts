import { ParseError } from '../errors.ts';
import { convertDocument } from '../forms.ts';
import { readFile } from '../read-file.ts';
import type { Outcome, Task } from './protocol.ts';
import { watchMemory } from './watch-memory.ts';

/** A process that reads one file after the other; who started it ends it when one takes too long. */
watchMemory(Number(process.argv[2]));
process.on('message', (task: Task) => {
  void outcomeOf(task).then((outcome) => process.send!(outcome));
});
process.on('disconnect', () => process.exit());
// What a library throws where nobody waits for it must not end what is read.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
process.send!('ready');

async function outcomeOf({ bytes, claims, options, forms }: Task): Promise<Outcome> {
  try {
    const document = await readFile(bytes, claims, options);
    return { value: { ...document, ...(forms && convertDocument(document, forms)) } };
  } catch (error) {
    if (error instanceof ParseError) return { problem: { code: error.code, message: error.message } };
    return { problem: { code: 'Damaged', message: 'The file is damaged: it cannot be read.' } };
  }
}
