import type { Run } from './run.ts';
import { Shelf } from './shelf.ts';
import type { Site } from './site.ts';

/** Priority of visits on their host: robots.txt and sitemaps come before them. */
const PRIORITY = 1;

/** The turns of each host, one for each URL that waits there. A host that has nothing to visit in one parks it. */
export class HostTurns {
  readonly #run: Run;
  readonly #onTurn: (shelf: Shelf) => Promise<void>;
  readonly #shelves = new Map<Site, Shelf>();

  constructor(run: Run, onTurn: (shelf: Shelf) => Promise<void>) {
    this.#run = run;
    this.#onTurn = onTurn;
  }

  /** What waits on each host. */
  get shelves(): Iterable<Shelf> {
    return this.#shelves.values();
  }

  /** What waits on one host. */
  shelf(site: Site): Shelf {
    let shelf = this.#shelves.get(site);
    if (!shelf) {
      const created = new Shelf(site, () => this.#onTurn(created));
      this.#shelves.set(site, (shelf = created));
    }
    return shelf;
  }

  give({ site, turn }: Shelf): void {
    this.#run.scheduler.push(site.queue, PRIORITY, turn);
  }

  /** Gives back one turn that a host could not use. */
  giveBack(shelf: Shelf): void {
    if (shelf.parked === 0) return;
    shelf.parked--;
    this.give(shelf);
  }

  /** Gives back one turn that any host could not use. */
  giveOneBack(): void {
    for (const shelf of this.#shelves.values()) if (shelf.parked > 0) return this.giveBack(shelf);
  }

  /** Gives back all of them; true when there were any. */
  giveAllBack(): boolean {
    let given = false;
    for (const shelf of this.#shelves.values()) {
      const { parked } = shelf;
      // First, since a host that is given up drops its turns at once.
      shelf.parked = 0;
      given ||= parked > 0;
      for (let turn = 0; turn < parked; turn++) this.give(shelf);
    }
    return given;
  }
}
