import { type Field, fields } from '../../src/content/fields';

/** What the foundation says about a first visit and a first call. */
export const visitNotes = Object.entries<Field>(fields.foundation).flatMap(([name, { isVisitNote }]) =>
  isVisitNote ? [name] : [],
);
