import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { decodeText } from '../../../src/content/decode-text';
import { MAX_BYTES } from '../../../src/content/file-rules';
import type { FileResult } from '../../../src/host/messages';
import { fileError } from '../lib/file-error';

/** Returns the hash that identifies the content of a file. */
export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Reads a content file as text. The page checks its content. */
export async function readFileForPage(path: string): Promise<FileResult> {
  const name = basename(path);
  try {
    const status = await stat(path);
    // Skips pipes: opening one blocks until somebody writes to it.
    if (!status.isFile()) return { kind: 'failed', name };
    if (status.size > MAX_BYTES) return { kind: 'tooLarge', name };
    const bytes = await readFile(path);
    const text = decodeText(bytes);
    if (text === undefined) return { kind: 'notText', name };
    return { kind: 'read', name, text, changed: status.mtimeMs, sha256: sha256Of(bytes) };
  } catch (error) {
    return { kind: fileError(error), name };
  }
}
