import { BreakableText } from '@/components/ui/breakable-text';
import { languages } from '@/content/languages';
import { type CopyOf, useCopy } from '@/language';
import { fill } from '@/lib/fill';
import {
  type FilePlace,
  MAX_BYTES,
  MAX_FEATURES,
  MAX_FEW,
  MAX_ITEMS,
  MAX_TOLD,
  type Notice,
  offerNames,
  type Problem,
} from './content-file';

type AdminCopy = CopyOf<'content'>['admin'];

/** The name of a part, or of an item of it: `Event 3`. */
function itemName({ part, item }: FilePlace, { tabs, contentFile }: AdminCopy): string {
  if (!part) return contentFile.file;
  return item && part !== 'hero' && part !== 'foundation'
    ? fill(contentFile.items[part], { number: item })
    : tabs[part];
}

/** The name of a field, as its form has it, with the language of its text. */
function fieldName({ part = 'hero', field, language }: FilePlace, admin: AdminCopy): string | undefined {
  const labels: Readonly<Record<string, string>> = {
    ...admin.easyWords.labels,
    ...(part in admin ? admin[part as 'hero'] : admin.more).labels,
    ...admin.contentFile.fields,
  };
  const label = field && (labels[field] ?? field);
  return label && language ? `${label} (${languages[language].name})` : label;
}

/** How many there may be of what there is too much of. */
function mostOf({ part, field }: FilePlace): number {
  if (field) return MAX_FEATURES;
  return offerNames.some((name) => name === part && name !== 'programs') ? MAX_FEW : MAX_ITEMS;
}

/** Says what is wrong or was mended, and where: `Event 3: the date 2026-02-30 does not exist.` */
export function fileProblemText(problem: Problem | Notice, admin: AdminCopy): string {
  const item = itemName(problem, admin);
  const field = fieldName(problem, admin);
  const text = admin.contentFile.problems[problem.kind];
  // An empty or very long value says nothing.
  const saysNothing = text.includes('{value}') && !problem.value;
  return fill(saysNothing ? admin.contentFile.problems.unreadable : text, {
    item,
    place: field ? `${item}, ${field}` : item,
    value: problem.value ?? '',
    megabytes: MAX_BYTES / 1_000_000,
    max: mostOf(problem),
  });
}

/** Says the problems of a content file, each once; of many, the first ones, and that there are more. */
export function fileProblemTexts(problems: readonly (Problem | Notice)[], admin: AdminCopy): string[] {
  const told = problems.slice(0, MAX_TOLD).map((problem) => fileProblemText(problem, admin));
  return [...new Set(told), ...(problems.length > MAX_TOLD ? [admin.contentFile.more] : [])];
}

/** The problems of a content file in words. */
export function FileProblems({ problems }: { problems: readonly (Problem | Notice)[] }) {
  const { admin } = useCopy<'content'>();
  return (
    <ul className="grid list-disc gap-1 ps-6">
      {fileProblemTexts(problems, admin).map((text) => (
        <li key={text}>
          <BreakableText>{text}</BreakableText>
        </li>
      ))}
    </ul>
  );
}
