import { isSinglePart } from '@/content/fields';
import {
  type FilePlace,
  MAX_BYTES,
  MAX_FEATURES,
  MAX_REPORTED,
  maxItems,
  type Notice,
  type Problem,
} from '@/content/file-rules';
import { languages } from '@/content/languages';
import type { ContentCopy } from '@/copy/content';
import { fill } from '@/lib/fill';
import { fieldLabel } from './field-label';

export type ProblemCopy = Pick<
  ContentCopy['admin'],
  'tabs' | 'contentFile' | 'spreadsheet' | 'labels' | 'labelsIn'
>;

/** Where in a file a problem is: a part, an item of it or a row, such as `Event 3`. */
function placeName({ part, item, row }: FilePlace, { tabs, contentFile, spreadsheet }: ProblemCopy): string {
  if (row) return fill(spreadsheet.row, { row });
  if (!part) return contentFile.file;
  return item && !isSinglePart(part) ? fill(contentFile.items[part], { number: item }) : tabs[part];
}

/** Says what is wrong or was corrected, and where: `Event 3: the date 2026-02-30 does not exist.` */
export function fileProblemText(problem: Problem | Notice, admin: ProblemCopy): string {
  const { kind, part, field, language, row, value = '' } = problem;
  const { contentFile, spreadsheet } = admin;
  const texts: Readonly<Record<string, string>> = {
    ...contentFile.problems,
    ...(row !== undefined && spreadsheet.problems),
  };
  const item = placeName(problem, admin);
  const label = field && fieldLabel(part, field, admin);
  const name = label && language ? `${label} (${languages[language].name})` : label;
  const text = texts[kind] ?? contentFile.problems.unreadable;
  // Leaves out an empty or very long value, which would explain nothing.
  return fill(text.includes('{value}') && !value ? contentFile.problems.unreadable : text, {
    item,
    place: name ? `${item}, ${name}` : item,
    value,
    megabytes: MAX_BYTES / 1_000_000,
    max: field || !part || isSinglePart(part) ? MAX_FEATURES : maxItems(part),
  });
}

/** Lists the problems of a file, each once. If there are many, lists only the first ones, and says that there are more. */
export function fileProblemTexts(problems: readonly (Problem | Notice)[], admin: ProblemCopy): string[] {
  const reported = problems.slice(0, MAX_REPORTED).map((problem) => fileProblemText(problem, admin));
  return [...new Set(reported), ...(problems.length > MAX_REPORTED ? [admin.contentFile.more] : [])];
}
