import { MAX_BYTES } from '@/content/file-rules';

/** Reads a file that staff chose in the page, or says why not: it may be locked, or still in the cloud. */
export async function readChosenFile(
  file: File,
): Promise<{ kind: 'read'; bytes: Uint8Array<ArrayBuffer> } | { kind: 'tooLarge' | 'failed' }> {
  if (file.size > MAX_BYTES) return { kind: 'tooLarge' };
  try {
    return { kind: 'read', bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { kind: 'failed' };
  }
}
