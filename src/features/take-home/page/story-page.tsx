import type { CSSProperties } from 'react';
import { Picture } from '@/components/site/pictures/picture';
import { BreakableText } from '@/components/ui/breakable-text';
import type { DeskCopy } from '@/copy/desk';
import type { PaperSize } from '@/host/messages';
import type { StoryChoice } from '../take-home-page';

interface StoryPageProps {
  story: Exclude<StoryChoice, 'none'>;
  copy: DeskCopy;
  size: PaperSize;
  /** The size of the text in points. */
  textSize: number;
  /** Whether this is the preview on the screen, where the heading comes below the panel's. */
  isPreview?: boolean;
}

/** The picture story of a first visit or a first call in one language, on a page that follows the sheet. */
export function StoryPage({ story, copy, size, textSize, isPreview = false }: StoryPageProps) {
  const { pictureStory, foundation, contacts, language } = copy;
  const { title, steps } = story === 'visit' ? pictureStory : pictureStory.call;
  const Title = isPreview ? 'h4' : 'h1';
  return (
    <article
      lang={language.tag}
      dir={language.direction}
      className="take-home-page take-home-story"
      data-paper={size}
      style={{ '--page-text': `${textSize}pt` } as CSSProperties}
    >
      <Title>{title}</Title>
      <ol>
        {steps.map(({ picture, alt, lines }, index) => (
          <li key={alt}>
            <div className="step">
              <span aria-hidden="true" className="number">
                {index + 1}
              </span>
              <div role="img" aria-label={alt}>
                <Picture id={picture} className="step-picture" />
              </div>
            </div>
            <div>
              {lines.map((line) => {
                const fact = typeof line === 'string' ? undefined : line.fact;
                const text = typeof line === 'string' ? line : foundation[line.fact];
                if (!text) return null;
                const tag = fact && foundation.languages?.[fact];
                return (
                  <p key={text} lang={tag}>
                    <BreakableText>{text}</BreakableText>
                  </p>
                );
              })}
            </div>
          </li>
        ))}
      </ol>
      <p className="from">
        {foundation.name} · <BreakableText>{contacts.phone.text}</BreakableText>
      </p>
    </article>
  );
}
