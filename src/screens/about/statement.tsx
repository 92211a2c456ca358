import { InLanguage } from '@/components/site/in-language';
import { BreakableText } from '@/components/ui/breakable-text';
import { Icon } from '@/components/ui/icon';
import type { LocalizedContent } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

interface StatementProps {
  of: LocalizedContent['areas' | 'approach'][number];
  iconClassName: string;
  /** Whether the description has the whole width, which it also has in a narrow container. */
  isStacked?: boolean;
}

/** A focus area or a part of the approach, with its icon beside it. */
export function Statement({ of: statement, iconClassName, isStacked = false }: StatementProps) {
  const { common } = useCopy(screensCopy);
  const { icon, title, description, languages } = statement;
  return (
    <div className={`flex flex-wrap gap-x-4 gap-y-2 ${isStacked ? 'items-center' : 'items-start'}`}>
      <span
        className={`grid place-items-center rounded-control bg-primary text-on-primary print:hidden ${iconClassName}`}
      >
        <Icon id={icon} className="size-3/5" />
      </span>
      <div className={isStacked ? 'contents' : 'beside-icon @max-narrow:contents'}>
        <h3 lang={languages?.title} className={isStacked ? 'beside-icon' : '@max-narrow:beside-icon'}>
          <BreakableText>{title}</BreakableText>
        </h3>
        <p
          lang={languages?.description}
          className={`text-ink-soft ${isStacked ? 'max-w-reading w-full' : 'mt-1 @max-narrow:w-full'}`}
        >
          {description}
        </p>
        <InLanguage of={statement} copy={common.inLanguage} />
      </div>
    </div>
  );
}
