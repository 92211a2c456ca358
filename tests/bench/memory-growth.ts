import type { CDPSession, Page } from 'playwright';
import { relativeGrowth } from './statistics';
import { figure, table } from './table';

/** The growth over the second half that still counts as noise of the garbage collector rather than a leak. */
const TOLERANCE = 0.01;

const measures = ['heap', 'nodes', 'listeners'] as const;

/** What a page holds after a number of visitor sessions. */
export interface MemorySample {
  readonly session: number;
  /** Bytes after a forced garbage collection. */
  readonly heap: number;
  readonly nodes: number;
  /** Text and colors, a portal, adds React's 143 listeners to the body when it first opens, and never again. */
  readonly listeners: number;
}

export async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  return devtools;
}

export async function sampleMemory(devtools: CDPSession, session: number): Promise<MemorySample> {
  // Twice: objects that the first collection finalizes are freed by the second.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const [heap, nodes, listeners] = [metric('JSHeapUsedSize'), metric('Nodes'), metric('JSEventListeners')];
  return { session, heap, nodes, listeners };
}

/** The figures in Markdown, and whether nothing grew over the second half of the sessions. */
export function reportGrowth(
  samples: readonly MemorySample[],
  sessions: number,
): { figures: string; isSteady: boolean } {
  const shown = samples.filter(({ session }) => session % (sessions / 10) === 0);
  const secondHalf = samples.filter(({ session }) => session > sessions / 2);
  const growths = measures.map((key) => relativeGrowth(secondHalf.map((one) => one[key])));
  const rows = shown.map((one) => [`${one.session}`, ...measures.map((key) => figure(one[key]))]);
  const growth = [`at most ${TOLERANCE * 100} %`, ...growths.map((each) => `${(each * 100).toFixed(2)} %`)];
  const head = [`growth over the last ${sessions / 2} sessions`, ...measures];
  const figures = `${table(['session', ...measures], rows)}\n\n${table(head, [growth])}`;
  return { figures, isSteady: growths.every((each) => each <= TOLERANCE) };
}
