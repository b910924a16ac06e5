/** Sentences that make a page long enough to be an article. */
export const BEFORE =
  'The quay was built of stone from the hills, which carts brought down on a road that has gone, and it was repaired in each of the winters since then, whenever the ice allowed it.';
export const AFTER =
  'Nobody counts the boats that tie up there now, although the pilots say that there are more of them than in any year since the war, and that most of them come from the south.';
