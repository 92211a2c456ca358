/** The button that leaves the site at once, the keys that do the same, and what remains. */
export const leaveQuickly = {
  button: 'Leave This Site',
  short: 'Leave',
  hint: 'Or press Shift three times.',
  history: 'Your browser still lists the pages you opened.',
};
