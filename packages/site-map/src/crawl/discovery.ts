import type { Link } from '../link.ts';
import type { Settings } from '../settings.ts';
import { Candidates } from './candidates.ts';
import { Frontier } from './frontier.ts';
import { IdleParameters } from './idle-parameters.ts';
import { IdleSegments } from './idle-segments.ts';
import { Ledger } from './ledger.ts';
import { MissingPages } from './missing-pages.ts';
import { Parts } from './parts.ts';
import { Run } from './run.ts';
import { Scope } from './scope.ts';
import { Coverage } from './sitemap-sample.ts';
import { Sites } from './sites.ts';
import { UrlCollector } from './url-collector.ts';
import { Walls } from './walls.ts';

/** The shared state of one discovery: sources of URLs add to it, and the result is built from it. */
export class Discovery {
  readonly run: Run;
  readonly scope: Scope;
  readonly candidates: Candidates;
  readonly parts: Parts = new Parts();
  readonly coverage: Coverage;
  readonly idle: IdleParameters;
  readonly idleSegments: IdleSegments = new IdleSegments();
  readonly sites: Sites;
  readonly ledger: Ledger;
  readonly frontier: Frontier;
  readonly collector: UrlCollector;
  readonly missing: MissingPages;
  readonly walls: Walls;

  constructor(start: URL, settings: Settings, onListed?: (link: Link) => void) {
    const run = new Run(start, settings);
    const scope = new Scope(start, settings.includeSubdomains);
    const candidates = new Candidates(settings.budget.candidates);
    const { parts } = this;
    const coverage = new Coverage(settings);
    const sites = new Sites(run);
    const frontier = new Frontier(run, candidates, parts, coverage);
    const ledger = new Ledger(run, { candidates, frontier, parts, onListed });
    const idle = new IdleParameters(candidates);
    this.collector = new UrlCollector(run, {
      scope,
      candidates,
      frontier,
      parts,
      sites,
      ledger,
      coverage,
      idle,
      idleSegments: this.idleSegments,
    });
    this.run = run;
    this.scope = scope;
    this.candidates = candidates;
    this.coverage = coverage;
    this.idle = idle;
    this.sites = sites;
    this.frontier = frontier;
    this.ledger = ledger;
    this.missing = new MissingPages(run);
    this.walls = new Walls(run);
    run.moreToDo = () => frontier.resume();
  }
}
