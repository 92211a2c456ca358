import { BreakableText } from '@/components/ui/breakable-text';
import { languages } from '@/content/languages';
import { type CopyOf, useCopy } from '@/language';
import { fill } from '@/lib/fill';
import type { FilePlace, Notice, Problem } from './content-file';

type AdminCopy = CopyOf<'tools'>['admin'];

/** How many are told at once. */
const MAX_TOLD = 10;

/** The name of a part, or of an item of it: `Event 3`. */
function itemName({ part, item }: FilePlace, { tabs, contentFile }: AdminCopy): string {
  if (!part) return contentFile.file;
  return item && part !== 'hero' ? fill(contentFile.items[part], { number: item }) : tabs[part];
}

/** The name of a field, as its form has it, with the language of its text. */
function fieldName({ part = 'hero', field, language }: FilePlace, admin: AdminCopy): string | undefined {
  const labels: Readonly<Record<string, string>> = {
    ...admin[part].labels,
    ...admin.contentFile.fields,
    easyWords: admin.easyWords.label,
  };
  const label = field && (labels[field] ?? field);
  return label && language ? `${label} (${languages[language].name})` : label;
}

/** Says what is wrong or was mended, and where: `Event 3: the date 2026-02-30 does not exist.` */
export function fileProblemText(problem: Problem | Notice, admin: AdminCopy): string {
  const item = itemName(problem, admin);
  const field = fieldName(problem, admin);
  // An empty or very long date says nothing.
  const kind = problem.kind === 'date' && !problem.value ? 'unreadable' : problem.kind;
  return fill(admin.contentFile.problems[kind], {
    item,
    place: field ? `${item}, ${field}` : item,
    value: problem.value ?? '',
  });
}

/** The problems of a content file in words, the first ones of many. */
export function FileProblems({ problems }: { problems: readonly (Problem | Notice)[] }) {
  const { admin } = useCopy<'tools'>();
  const told = problems.slice(0, MAX_TOLD).map((problem) => fileProblemText(problem, admin));
  const more = problems.length - told.length;
  return (
    <ul className="grid list-disc gap-1 ps-6">
      {[...new Set(told)].map((text) => (
        <li key={text}>
          <BreakableText>{text}</BreakableText>
        </li>
      ))}
      {more > 0 && <li>{fill(admin.contentFile.more, { count: more })}</li>}
    </ul>
  );
}
