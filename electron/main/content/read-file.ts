import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_BYTES } from '../../../src/content/content-file';
import { decodeText } from '../../../src/content/decode-text';
import type { FileAnswer, FileError } from '../../../src/host/messages';
import { fileError } from './file-error';

/** Keeps the opening of a named pipe from waiting until somebody writes to it. Windows has neither pipes nor the flag. */
const { O_RDONLY, O_NONBLOCK = 0 } = constants;

/** The hash by which a content file is known. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Reads a file up to a limit and ignores its stated size: the file may grow meanwhile, and files in `/proc` claim to be empty.
 */
async function readUpTo(file: FileHandle, limit: number): Promise<Uint8Array> {
  const buffer = new Uint8Array(limit);
  let length = 0;
  for (let read = -1; read !== 0 && length < limit; length += read) {
    read = (await file.read(buffer, length, limit - length)).bytesRead;
  }
  return buffer.subarray(0, length);
}

async function readBytes(path: string): Promise<{ bytes: Uint8Array; changed: number } | FileError> {
  const file = await open(path, O_RDONLY | O_NONBLOCK);
  try {
    const status = await file.stat();
    if (!status.isFile()) return 'failed';
    const bytes = await readUpTo(file, MAX_BYTES + 1);
    return bytes.length > MAX_BYTES ? 'tooLarge' : { bytes, changed: status.mtimeMs };
  } finally {
    await file.close();
  }
}

/** Reads a content file. It is only passed on as text; the page checks what it says. */
export async function readFileForPage(path: string): Promise<FileAnswer> {
  const name = basename(path);
  try {
    const result = await readBytes(path);
    if (typeof result === 'string') return { kind: result, name };
    const { bytes, changed } = result;
    const text = decodeText(bytes);
    if (text === undefined) return { kind: 'notText', name };
    return { kind: 'read', name, text, changed, sha256: sha256Of(bytes) };
  } catch (error) {
    return { kind: fileError(error), name };
  }
}
