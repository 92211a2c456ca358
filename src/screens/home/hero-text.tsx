import { InLanguage } from '@/components/site/in-language';
import type { Hero } from '@/content/document';
import { useCopy } from '@/copy';
import { visibleText } from '@/lib/visible-text';

/** The length from which a title is as small as a section's heading, because it would fill the first view. */
const LONG_TITLE = 60;

interface HeroTitleProps {
  hero: Hero;
  /** The classes for the size of a title that is not long. */
  size?: string;
}

export function HeroTitle({ hero, size }: HeroTitleProps) {
  const { foundation } = useCopy();
  const title = visibleText(hero.title) || foundation.name;
  return (
    <h1
      lang={hero.languages?.title}
      tabIndex={-1}
      className={title.length > LONG_TITLE ? 'long-title' : size}
    >
      {title}
    </h1>
  );
}

export function HeroSubtitle({ hero, className }: { hero: Hero; className: string }) {
  const { common } = useCopy();
  return (
    <>
      {hero.subtitle.trim() && (
        <p
          lang={hero.languages?.subtitle}
          className={`whitespace-pre-line text-xl text-ink-soft ${className}`}
        >
          {hero.subtitle}
        </p>
      )}
      <InLanguage of={hero} copy={common.inLanguage} />
    </>
  );
}
