import { decodeText } from '@/content/decode-text';
import { defaultContent } from '@/content/default-content';
import type { Content } from '@/content/document';
import { fileProblemTexts } from '@/content/file/file-problem-text';
import { offeredLanguages } from '@/content/languages';
import { readContent } from '@/content/read-content';
import { contentCopy } from '@/copy/content';

/** Reads a content file that staff saved, and what to know about it. Throws its problems, in words. */
export function readContentFile(bytes: Uint8Array): { content: Content; notices: readonly string[] } {
  const { admin } = contentCopy.files[offeredLanguages[0]];
  const text = decodeText(bytes);
  const result =
    text === undefined ? { problems: [{ kind: 'notText' } as const] } : readContent(text, defaultContent());
  if (!result.document) throw new Error(fileProblemTexts(result.problems ?? [], admin).join('\n'));
  return { content: result.document, notices: fileProblemTexts(result.notices, admin) };
}
