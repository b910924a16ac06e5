// Writes pages into the index from a number on, and sends the next number after each write.
import { IndexWriter } from '../../dist/capabilities/search/index/writer.js';
import { openIndex, createPage } from './index.js';

/** Pages of a step: several writes, so that a kill leaves some of them done. */
const STEP = 200;
const [, , file, from] = process.argv;
const store = await openIndex(file);
const writer = new IndexWriter({
  store,
  maxPages: 1e9,
  isPublic: async () => true,
  onError: (error) => {
    throw error;
  },
});
process.on('disconnect', () => process.exit(0)); // Ends with the script that started it.
for (let next = Number(from); ; next += STEP) {
  for (let number = next; number < next + STEP; number++) writer.offer(createPage(number));
  await writer.idle();
  process.send(next + STEP);
}
