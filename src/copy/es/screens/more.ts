import type * as en from '../../en/screens/more';

export const more = { text: 'Detalles', label: 'Detalles: {title}' } satisfies typeof en.more;
