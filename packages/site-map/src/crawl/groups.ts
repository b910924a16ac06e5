import { getOrAdd } from './get-or-add.ts';
import type { Candidate } from './candidates.ts';
import type { HostFrontier } from './host-frontier.ts';
import type { Part } from './part.ts';
import type { Priority } from './priority.ts';
import { getStep, type Group, type Rating, type RankedGroups } from './ranked-groups.ts';

/** The groups of all hosts: each URL is in the one whose rating is its own, and each group where it belongs. */
export class Groups {
  /** Number of waiting URLs that are not unproductive. */
  others = 0;
  readonly #priority: Priority;
  readonly #onPut: (host: HostFrontier) => void;
  /** Groups that wait for the first visits to a part. */
  readonly #probed = new Map<Part, Map<Group, HostFrontier>>();

  /** @param onPut called with the host of a group that is in a queue now. */
  constructor(priority: Priority, onPut: (host: HostFrontier) => void) {
    this.#priority = priority;
    this.#onPut = onPut;
  }

  /** Adds a URL to its group. */
  add(candidate: Candidate, host: HostFrontier): void {
    const group = this.#find(candidate, host);
    const isFirst = group.size === 0;
    group.push(candidate, this.#priority.getShape(candidate));
    if (isFirst) this.#put(group, host, candidate);
    else {
      if (group.rating === 'probed') host.probed++;
      if (group.rating !== 'low') this.others++;
    }
  }

  /** Returns the first group of a queue whose URLs still belong there; the others move to the queue of their rating. */
  select(queue: RankedGroups, host: HostFrontier, least = 0): Group | undefined {
    for (let group = queue.first(least); group; group = queue.first(least)) {
      const candidate = this.#peek(group, host);
      if (!candidate || this.#move(group, host, candidate)) continue;
      const part = this.#priority.findProbedPart(candidate);
      if (!part) return group;
      this.#remove(group, host);
      this.#hold(group, host, part);
    }
    return undefined;
  }

  /** Takes the first URL of a group that `select` returned. */
  take(group: Group): Candidate | undefined {
    if (group.rating !== 'low') this.others--;
    return group.queue?.take(group);
  }

  /** Releases the groups that waited for the visits to a part. */
  release(part: Part): void {
    const waiting = this.#probed.get(part);
    this.#probed.delete(part);
    for (const [group, host] of waiting ?? []) {
      const candidate = group.waiting.peek();
      if (!candidate) continue;
      this.#remove(group, host);
      this.#put(group, host, candidate);
    }
  }

  /** Forgets all URLs of a host. */
  clear(host: HostFrontier): void {
    this.others -= host.open.size + host.poor.size + host.probed;
    for (const waiting of this.#probed.values())
      for (const [group, other] of waiting) if (other === host) waiting.delete(group);
    host.clear();
  }

  /** Returns the first URL of a group that belongs to it and may be visited within the budget. */
  #peek(group: Group, host: HostFrontier): Candidate | undefined {
    for (let next = group.waiting.peek(); next; next = group.waiting.peek()) {
      const isWaiting = next.state === 'waiting';
      const isMember = isWaiting && this.#find(next, host) === group;
      const isLeftOut = isMember && group.rating === 'low' && !this.#priority.isWithinBudget(next);
      if (isMember && !isLeftOut) return next;
      if (group.rating !== 'low') this.others--;
      group.shift();
      if (isLeftOut) this.#priority.noteLeftOut(next);
      else if (isWaiting) this.add(next, host);
    }
    return undefined;
  }

  #find(candidate: Candidate, host: HostFrontier): Group {
    const { hidden, odd, behind, selfNamed, paged } = candidate.is;
    const isWeak = behind > 0 || selfNamed;
    const isFurther = this.#priority.isFurtherQuery(candidate);
    const flags = [hidden, odd, isWeak, paged, isFurther].reduce((sum, flag) => 2 * sum + Number(flag), 0);
    return host.group(this.#priority.getDecidingPart(candidate), 4 * flags + candidate.source);
  }

  /** Moves a group whose rating or level has changed; returns whether it has. */
  #move(group: Group, host: HostFrontier, candidate: Candidate): boolean {
    const rating = this.#priority.rate(candidate);
    const step = getStep(this.#priority.getScore(candidate));
    if (group.rating === rating && (rating === 'open' || group.step === step)) return false;
    this.#remove(group, host);
    this.#put(group, host, candidate);
    return true;
  }

  #remove(group: Group, host: HostFrontier): void {
    if (group.rating !== 'low') this.others -= group.size;
    if (group.rating === 'probed') host.probed -= group.size;
    group.queue?.remove(group);
  }

  #put(group: Group, host: HostFrontier, candidate: Candidate): void {
    const rating: Exclude<Rating, 'probed'> = this.#priority.rate(candidate);
    group.rating = rating;
    group.after = host.unrated.shifted + host.unrated.size;
    if (rating !== 'low') this.others += group.size;
    const low = this.#priority.isFurtherQuery(candidate) ? host.lowQueries : host.low;
    // URLs that may be visited keep the order of their release, whatever their score.
    const score = rating === 'open' ? 0 : this.#priority.getScore(candidate);
    (rating === 'low' ? low : host[rating]).add(group, score);
    this.#onPut(host);
  }

  #hold(group: Group, host: HostFrontier, part: Part): void {
    group.rating = 'probed';
    this.others += group.size;
    host.probed += group.size;
    getOrAdd(this.#probed, part, () => new Map<Group, HostFrontier>()).set(group, host);
  }
}
