/** What can go wrong with the page, or with the relaunch that is to repair it. */
export type Failure = 'crash' | 'hang' | 'failed-load' | 'main-error' | 'failed-relaunch';

/** The response to a failure; times are in milliseconds. */
export type RecoveryStep =
  | { readonly action: 'reload'; readonly delay: number }
  /** Restarts the whole app, because more than the page may be broken. */
  | { readonly action: 'relaunch'; readonly delay: number; readonly relaunches: number }
  /** Shows a plain built-in page and retries the site after a while. */
  | { readonly action: 'stand-by'; readonly delay: number; readonly retryAfter: number };

/** What has been tried since the page last worked. */
export interface RecoveryBudget {
  readonly failures: number;
  /** How often the app has been relaunched, including earlier processes. */
  readonly relaunches: number;
}

const minute = 60_000;

/** How long a page must work before its next failure is a new one and not the same again, in milliseconds. */
const healthyTime = 5 * minute;

/** The delays before each reload; their number is the limit of reloads. */
const reloadDelays = [500, 2_000, 5_000];

const relaunchDelay = 1_000;
const maxRelaunches = 3;

/** How long the standby page stays before the first retry, twice as long before each further one, and at most. */
const firstRetryDelay = minute;
const maxRetryDelay = 10 * minute;

function nextStep({ failures, relaunches }: RecoveryBudget): RecoveryStep {
  const delay = reloadDelays[failures];
  if (delay !== undefined) return { action: 'reload', delay };
  if (relaunches < maxRelaunches) {
    return { action: 'relaunch', delay: relaunchDelay, relaunches: relaunches + 1 };
  }
  const retryAfter = firstRetryDelay * 2 ** (failures - reloadDelays.length);
  return { action: 'stand-by', delay: 0, retryAfter: Math.min(retryAfter, maxRetryDelay) };
}

/**
 * Decides how to respond to a failure.
 *
 * @param budget what has been tried; at the start of a process nothing but the relaunches before it
 * @param workedFor how long the page had been working when it failed, in milliseconds
 * @returns the response, and the budget for the next failure
 */
export function afterFailure(
  budget: RecoveryBudget,
  workedFor: number,
): { step: RecoveryStep; budget: RecoveryBudget } {
  const current = workedFor < healthyTime ? budget : { failures: 0, relaunches: 0 };
  const step = nextStep(current);
  const relaunches = step.action === 'relaunch' ? step.relaunches : current.relaunches;
  return { step, budget: { failures: current.failures + 1, relaunches } };
}
