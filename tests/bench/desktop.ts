import { spawnSync } from 'node:child_process';
import { _electron } from 'playwright';
import { installedElectron } from '../../electron/start/electron-binary';
import { machineError } from '../../electron/start/launch-errors';
import { thisMachine } from '../../electron/start/machine';
import { top } from '../support/desktop/top';
import { recordFigures } from './performance-file';
import { median } from './statistics';
import { figure, table } from './table';

const RUNS = Number(process.env.RUNS ?? 5);
const IDLE_MS = 10_000;

interface Start {
  /** Milliseconds from the start of the process to the page's first paint. */
  readonly firstPaint: number;
  /** Megabytes of all processes. */
  readonly memory: number;
  /** Percent of one core, all processes together, while nothing happens. */
  readonly idleCpu: number;
}

async function start(executablePath: string): Promise<Start> {
  const began = Date.now();
  const electron = await _electron.launch({ executablePath, args: [top], cwd: top });
  const page = await electron.firstWindow();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const painted = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
  );
  const metrics = () =>
    electron.evaluate(({ app }) =>
      app.getAppMetrics().map(({ cpu, memory }) => ({
        cpu: cpu.percentCPUUsage,
        kilobytes: memory.workingSetSize,
      })),
    );
  // CPU usage is measured since the previous call, so the first call only starts the interval.
  await metrics();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const processes = await metrics();
  await electron.close();
  const sum = (key: 'cpu' | 'kilobytes') => processes.reduce((total, one) => total + one[key], 0);
  return { firstPaint: painted - began, memory: sum('kilobytes') / 1024, idleCpu: sum('cpu') };
}

const executable = installedElectron();
if (!executable || machineError(thisMachine(executable))) {
  console.log('Not measured: Electron is not installed here or cannot open a window.');
  process.exitCode = 1;
} else {
  const version = spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const runs: Start[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await start(executable));
  const row = (name: string, key: keyof Start) => [name, figure(median(runs.map((one) => one[key])))];
  const setup = `Electron ${version}, medians of ${RUNS} starts`;
  const figures = table(
    ['measure', 'value'],
    [
      row('start to first paint, ms', 'firstPaint'),
      row('memory of all processes, MB', 'memory'),
      row(`idle CPU over ${IDLE_MS / 1000} s, % of one core`, 'idleCpu'),
    ],
  );
  console.log(`${setup}\n\n${figures}`);
  await recordFigures('desktop', setup, figures);
}
