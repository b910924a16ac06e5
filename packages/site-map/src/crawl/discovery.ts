import type { Link } from '../link.ts';
import type { Settings } from '../settings.ts';
import { Candidates } from './candidates.ts';
import { Frontier } from './frontier.ts';
import { Ledger } from './ledger.ts';
import { Run } from './run.ts';
import { Sites } from './sites.ts';
import { UrlCollector } from './url-collector.ts';

/** The shared state of one discovery: sources of URLs add to it, and the result is built from it. */
export class Discovery {
  readonly run: Run;
  readonly candidates: Candidates;
  readonly sites: Sites;
  readonly frontier: Frontier;
  readonly ledger: Ledger;
  readonly collector: UrlCollector;

  constructor(start: URL, settings: Settings, onListed?: (link: Link) => void) {
    const run = new Run(start, settings);
    const candidates = new Candidates(settings.budget.candidates);
    const frontier = new Frontier(run, candidates);
    const sites = new Sites(run);
    const ledger = new Ledger(run, { candidates, frontier, onListed });
    this.collector = new UrlCollector(run, { candidates, sites, frontier, ledger });
    this.run = run;
    this.candidates = candidates;
    this.sites = sites;
    this.frontier = frontier;
    this.ledger = ledger;
    run.moreToDo = () => frontier.resume();
  }
}
