import { stat } from 'node:fs/promises';

/** Whether there is a folder at a path, or a link to one. */
export const isFolder = (path: string) =>
  stat(path).then(
    (status) => status.isDirectory(),
    () => false,
  );
