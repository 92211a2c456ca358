/**
 * Returns a function that runs once at a time. Calls with the same arguments share a run, such as those of a shortcut that
 * repeats while it is held; others wait for its end.
 */
export function runOneAtATime<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: { readonly args: Args; readonly result: Promise<Result> } | undefined;
  return async (...args) => {
    while (running && !running.args.every((arg, index) => arg === args[index]))
      await Promise.allSettled([running.result]);
    running ??= {
      args,
      result: run(...args).finally(() => {
        running = undefined;
      }),
    };
    return running.result;
  };
}
