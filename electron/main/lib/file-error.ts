import type { FileError, SaveError } from '../../../src/host/messages';

/** The file system's code of an error, such as `ENOENT`. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Says why a file could not be read or written, in kinds that staff can do something about. */
export function fileError(error: unknown): FileError {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'notFound';
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'forbidden' : 'failed';
}

/** Says why a file was not saved. */
export function saveError(error: unknown): { readonly kind: SaveError } {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return { kind: 'full' };
  return { kind: code === 'ENAMETOOLONG' ? 'nameTooLong' : fileError(error) };
}
