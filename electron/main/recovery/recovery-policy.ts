/** What can go wrong with the page. */
export type Failure = 'crash' | 'hang' | 'failed-load' | 'main-error';

/** The response to a failure; times are in milliseconds. */
export type RecoveryStep =
  | { readonly action: 'reload'; readonly delay: number }
  /** Restarts the whole app, because more than the page may be broken. */
  | { readonly action: 'relaunch'; readonly delay: number; readonly relaunches: number }
  /** Shows a plain built-in page and retries the site after a while. */
  | { readonly action: 'stand-by'; readonly delay: number; readonly retryAfter: number };

/** What has been tried so far; times are in milliseconds of one monotonic clock. */
export interface RecoveryBudget {
  /** The times of the recent reloads. */
  readonly reloads: readonly number[];
  /** How often the app has been relaunched, including earlier processes. */
  readonly relaunches: number;
  readonly isStandingBy: boolean;
  readonly lastFailure: number;
}

const minute = 60_000;

/** The delays before each reload within a minute; their number is the limit of reloads. */
const reloadDelays = [500, 2_000, 5_000];

const relaunchDelay = 1_000;
const maxRelaunches = 3;

/** After this long without a failure, the budget starts over. */
const healthyAfter = 5 * minute;

/**
 * The budget at the start of a process.
 *
 * @param relaunches from the command line
 */
export function freshBudget(relaunches: number, now: number): RecoveryBudget {
  return { reloads: [], relaunches, isStandingBy: false, lastFailure: now };
}

function nextStep(reloads: number, { relaunches, isStandingBy }: RecoveryBudget): RecoveryStep {
  const delay = isStandingBy ? undefined : reloadDelays[reloads];
  if (delay !== undefined) return { action: 'reload', delay };
  return !isStandingBy && relaunches < maxRelaunches
    ? { action: 'relaunch', delay: relaunchDelay, relaunches: relaunches + 1 }
    : { action: 'stand-by', delay: 0, retryAfter: minute };
}

/** Decides how to respond to a failure, and what remains of the budget. */
export function afterFailure(
  budget: RecoveryBudget,
  now: number,
): { step: RecoveryStep; budget: RecoveryBudget } {
  const current = now - budget.lastFailure < healthyAfter ? budget : freshBudget(0, now);
  const reloads = current.reloads.filter((time) => now - time < minute);
  const step = nextStep(reloads.length, current);
  return {
    step,
    budget: {
      reloads: step.action === 'reload' ? [...reloads, now] : reloads,
      relaunches: current.relaunches,
      isStandingBy: step.action === 'stand-by',
      lastFailure: now,
    },
  };
}
