/** A failure of the page, which may report it itself, or of the relaunch that should repair it. */
export type Failure =
  | 'crash'
  | 'hang'
  | 'gave-up'
  | 'failed-load'
  | 'left-site'
  | 'main-error'
  | 'failed-relaunch';

/** The response to a failure; times are in milliseconds. */
export type RecoveryStep =
  | { readonly kind: 'reload'; readonly delay: number }
  /** Restarts the whole app, because more than the page may be broken. */
  | { readonly kind: 'relaunch'; readonly delay: number; readonly relaunches: number }
  /** Shows a plain built-in page and retries the site after a while. */
  | { readonly kind: 'stand-by'; readonly delay: number; readonly retryAfter: number };

/** The recovery attempts since the page last worked. */
export interface RecoveryBudget {
  readonly failures: number;
  /** How often the app has been relaunched, including earlier processes. */
  readonly relaunches: number;
}

const MINUTE_MS = 60_000;

/** How long a page must work before its next failure counts as a new one. */
const HEALTHY_MS = 5 * MINUTE_MS;

/** The delays before each reload; their number is the limit of reloads. */
const RELOAD_DELAYS_MS = [500, 2_000, 5_000];

const RELAUNCH_DELAY_MS = 1_000;
const MAX_RELAUNCHES = 3;

/** Time on the standby page before the first retry, doubled before each further one up to the maximum. */
const FIRST_RETRY_MS = MINUTE_MS;
const MAX_RETRY_MS = 10 * MINUTE_MS;

function nextStep({ failures, relaunches }: RecoveryBudget): RecoveryStep {
  const delay = RELOAD_DELAYS_MS[failures];
  if (delay !== undefined) return { kind: 'reload', delay };
  if (relaunches < MAX_RELAUNCHES) {
    return { kind: 'relaunch', delay: RELAUNCH_DELAY_MS, relaunches: relaunches + 1 };
  }
  const retryAfter = FIRST_RETRY_MS * 2 ** (failures - RELOAD_DELAYS_MS.length);
  return { kind: 'stand-by', delay: 0, retryAfter: Math.min(retryAfter, MAX_RETRY_MS) };
}

/**
 * Decides how to respond to a failure.
 *
 * @param budget what has been tried; at the start of a process nothing but the relaunches before it
 * @param workedFor how long the page had been working when it failed, in milliseconds
 */
export function afterFailure(
  budget: RecoveryBudget,
  workedFor: number,
): { step: RecoveryStep; budget: RecoveryBudget } {
  const current = workedFor < HEALTHY_MS ? budget : { failures: 0, relaunches: 0 };
  const step = nextStep(current);
  const relaunches = step.kind === 'relaunch' ? step.relaunches : current.relaunches;
  return { step, budget: { failures: current.failures + 1, relaunches } };
}
