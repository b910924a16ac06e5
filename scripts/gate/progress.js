// How far a test run is: a line that renews itself on a terminal, and on a pipe one line for each package that has ended.
import { countLine, folders, readReports, sum } from './reports.js';

/** @returns a function that ends it, and erases what a terminal shows */
export function showProgress(title) {
  const { stdout } = process;
  const from = Date.now();
  const printed = new Set();
  const seconds = () => Math.round((Date.now() - from) / 1000);

  const timer = setInterval(stdout.isTTY ? renewLine : printEnded, stdout.isTTY ? 500 : 2000);
  return () => {
    clearInterval(timer);
    if (stdout.isTTY) stdout.write('\r\u001B[K');
    else printEnded();
  };

  function renewLine() {
    const reports = readReports();
    const ended = reports.filter(({ hasEnded }) => hasEnded).length;
    const { passed, failures } = sum(reports);
    const tests =
      reports.length === 0 ? '' : `, package ${ended} of ${folders.length}, ${passed} tests passed`;
    const failed = failures.length > 0 ? `, ${failures.length} failed` : '';
    stdout.write(`\r\u001B[K${title}: ${seconds()} s${tests}${failed}`);
  }

  function printEnded() {
    for (const report of readReports()) {
      if (!report.hasEnded || printed.has(report.folder)) continue;
      printed.add(report.folder);
      const total = sum([report]);
      const counts = countLine({ ...total, failed: total.failures.length });
      console.log(
        `${report.folder}: ${counts}, ${Math.round(total.cpuSeconds)} s of CPU (${printed.size} of ${folders.length}, ${seconds()} s)`,
      );
    }
  }
}
