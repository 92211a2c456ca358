/** What the foundation says about a first visit and a first call, a sentence or two each. The visual story tells it. */
export const visitNotes = [
  'interpreter',
  'frontDesk',
  'quietRoom',
  'questions',
  'firstVisit',
  'nextStep',
  'firstCall',
] as const;
