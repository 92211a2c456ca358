/** The fields for Easy read, each with the fields that it may replace. An item has one of them, or none. */
export const easyFields = {
  easyTitle: ['title'],
  easyRole: ['role'],
  easyWords: ['subtitle', 'entrance', 'aim', 'description', 'content'],
  easyList: ['requirements', 'otherServices'],
  easyStory: ['story'],
  easyGoals: ['goals'],
  easyProcess: ['process'],
  easyPromise: ['promise'],
} as const;

export type EasyField = keyof typeof easyFields;
