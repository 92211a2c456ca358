import { expect, it } from 'vitest';
import { saveError } from '../../../../../electron/main/content/file-error';

it.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['ENAMETOOLONG', 'nameTooLong'],
  ['ENOENT', 'notFound'],
  ['EROFS', 'forbidden'],
  ['EPERM', 'forbidden'],
  ['EIO', 'failed'],
])('says what %s means for who saves', (code, result) =>
  expect(saveError(Object.assign(new Error(code), { code }))).toEqual({ kind: result }),
);
