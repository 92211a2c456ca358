import { BreakableText } from '@/components/ui/breakable-text';
import type { Notice, Problem } from '@/content/file-rules';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { fileProblemTexts } from './file-problem-text';

export function FileProblems({ problems }: { problems: readonly (Problem | Notice)[] }) {
  const { admin } = useCopy(contentCopy);
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
