/** What can go wrong with the page. */
export type Failure = 'crash' | 'hang' | 'failed-load' | 'main-error';

/** What is done about it, after a delay in milliseconds. */
export type RecoveryStep =
  | { readonly action: 'reload'; readonly delay: number }
  /** The app ends and is started anew, as what is broken may be more than the page. */
  | { readonly action: 'relaunch'; readonly delay: number; readonly relaunches: number }
  /** A plain built-in page, and the site again after a while. */
  | { readonly action: 'stand-by'; readonly delay: number; readonly retryAfter: number };

/** What has been tried so far; times are in milliseconds of one clock. */
export interface RecoveryBudget {
  readonly reloads: readonly number[];
  /** How often the app has been started anew, earlier processes included. */
  readonly relaunches: number;
  readonly isStandingBy: boolean;
  readonly lastFailure: number;
}

const minute = 60_000;

/** The growing delays of the reloads within a minute; there are no more of them than these. */
const reloadDelays = [500, 2_000, 5_000];

const relaunchDelay = 1_000;
const mostRelaunches = 3;

/** After so long without a failure, the next one is a new story. */
const healthyAfter = 5 * minute;

/**
 * The budget that a process begins with.
 *
 * @param relaunches from its arguments
 */
export function freshBudget(relaunches: number, now: number): RecoveryBudget {
  return { reloads: [], relaunches, isStandingBy: false, lastFailure: now };
}

function nextStep(reloads: number, { relaunches, isStandingBy }: RecoveryBudget): RecoveryStep {
  const delay = isStandingBy ? undefined : reloadDelays[reloads];
  if (delay !== undefined) return { action: 'reload', delay };
  return !isStandingBy && relaunches < mostRelaunches
    ? { action: 'relaunch', delay: relaunchDelay, relaunches: relaunches + 1 }
    : { action: 'stand-by', delay: 0, retryAfter: minute };
}

/** Decides what a failure leads to, and what is left of the budget then. */
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
