import type * as en from '../../en/screens/more';

/** The button that unfolds the details of a card. */
export const more = { text: 'Detalles', label: 'Detalles: {title}' } satisfies typeof en.more;
