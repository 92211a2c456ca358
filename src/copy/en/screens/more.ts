export const more = { text: 'Details', label: 'Details: {title}' };
