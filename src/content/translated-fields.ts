/**
 * The texts that staff write in one language at a time, beside the notes on a visit and the words of Easy read; whatever else
 * they edit is the same in all.
 */
export const translatedFields = [
  'title',
  'subtitle',
  'description',
  'role',
  'content',
  'time',
  'location',
  'category',
  'schedule',
  'ageGroup',
  'commitment',
  'requirements',
  'benefits',
  'features',
  'about',
  'otherServices',
  'entrance',
  'replyNote',
  'videoRelay',
] as const;
