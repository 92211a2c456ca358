import { type ReactNode, useId } from 'react';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { BreakableText } from '@/components/ui/breakable-text';
import { LongList } from '@/components/ui/long-list';
import { useCopy } from '@/copy';
import { anchorMark } from '@/lib/anchors';
import { EasyLines } from './easy-lines';
import type { EasySection } from './easy-screens';

/** Keeps the heading in view beside what belongs to it. */
export const sectionClasses =
  'mt-10 border-t-2 border-ink pt-7 not-kiosk:@min-[62rem]:grid grid-cols-[18rem_minmax(0,1fr)] gap-x-8 items-start print:mt-6 print:pt-4';

/** A section of a screen in Easy read, with its lines and cards. */
export function EasySectionView({
  anchor,
  title,
  lines,
  cards = [],
  children,
}: EasySection & { children: ReactNode }) {
  const { common } = useCopy();
  const id = useId();
  return (
    <section aria-labelledby={id} className={sectionClasses}>
      <h2 id={id} {...anchorMark(anchor)} className="not-kiosk:@min-[62rem]:sticky top-20">
        <BreakableText>{title}</BreakableText>
      </h2>
      {/* Avoids a grid on paper, where a page could end between a heading and its first row. */}
      <div className="mt-6 grid grid-cols-1 content-start gap-8 not-kiosk:@min-[62rem]:mt-0 print:block">
        <EasyLines lines={lines} />
        {cards.length > 0 && (
          <LongList items={cards} copy={common.batches}>
            {(shown) => (
              <div className="grid grid-cols-1 gap-8 not-kiosk:gap-10 print:block">
                {shown.map((card) => (
                  <div
                    key={card.id ?? card.title}
                    className="@container/easy-read border-hairline not-kiosk:not-first:border-t not-kiosk:not-first:pt-7 print:mt-5"
                  >
                    <h3
                      lang={card.languages?.title}
                      {...anchorMark(card.anchor)}
                      className="card-title mb-3 max-w-reading"
                    >
                      <BreakableText>{card.title}</BreakableText>
                    </h3>
                    <EasyLines lines={card.lines} />
                    <InLanguage of={card} copy={common.inLanguage} />
                    {card.item && <ItemAction item={card.item} title={card.title} className="mt-4" />}
                  </div>
                ))}
              </div>
            )}
          </LongList>
        )}
        {children}
      </div>
    </section>
  );
}
