/** What Easy read says instead of other texts: each field with those that it may stand for. An item has one of them, or none. */
export const easyFields = {
  easyTitle: ['title'],
  easyRole: ['role'],
  easyWords: ['subtitle', 'entrance', 'description', 'content'],
  easyList: ['features', 'requirements', 'benefits', 'otherServices'],
} as const;

export type EasyField = keyof typeof easyFields;
