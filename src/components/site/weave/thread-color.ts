/** The color of a goal's thread, whatever the theme. */
export const threadColor = (goal: number) =>
  `var(--thread-paint, var(--thread-${goal}, var(--goal-${goal})))`;
