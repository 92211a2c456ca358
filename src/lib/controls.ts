/** Selects what people press. */
export const linksAndButtons = 'a[href], button, summary';

/** Selects the fields of forms. */
export const fields = 'input, select, textarea';
