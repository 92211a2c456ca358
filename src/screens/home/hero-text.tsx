import { InLanguage } from '@/components/site/in-language';
import type { Hero } from '@/content/document';
import { useCopy } from '@/copy';
import { visibleText } from '@/lib/visible-text';

/** A title with more characters is as small as a section's heading, or it would fill the first view. */
const LONG_TITLE = 60;

interface HeroTextProps {
  hero: Hero;
  /** The size of a title that is not long. */
  titleSize?: string;
  /** The greatest width of the subtitle. */
  subtitleWidth: string;
}

/** The title and the subtitle that staff edit. */
export function HeroText({ hero, titleSize, subtitleWidth }: HeroTextProps) {
  const { common, foundation } = useCopy();
  const title = visibleText(hero.title) || foundation.name;
  const isLong = title.length > LONG_TITLE;
  return (
    <>
      <h1 lang={hero.languages?.title} tabIndex={-1} className={isLong ? 'long-title' : titleSize}>
        {title}
      </h1>
      {hero.subtitle.trim() && (
        <p
          lang={hero.languages?.subtitle}
          className={`mt-5 whitespace-pre-line text-xl text-ink-soft ${subtitleWidth}`}
        >
          {hero.subtitle}
        </p>
      )}
      <InLanguage of={hero} copy={common.inLanguage} />
    </>
  );
}
