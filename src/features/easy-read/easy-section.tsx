import { useId } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Paged } from '@/components/ui/paged';
import { common } from '@/copy/site';
import { EasyLines } from './easy-lines';
import type { EasySection } from './easy-screens';

/** A section of Easy read; its heading moves beside its parts where there is room. */
export function EasySectionView({ anchor, title, lines, parts = [] }: EasySection) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-12 grid grid-cols-1 gap-x-16 gap-y-6 border-t-2 border-ink pt-8 @min-[56rem]:grid-cols-[5fr_7fr] print:block"
    >
      <h2 id={id} data-anchor={anchor} tabIndex={-1}>
        <BreakableText>{title}</BreakableText>
      </h2>
      <div className="grid grid-cols-1 gap-10 print:mt-6">
        <EasyLines lines={lines} />
        {parts.length > 0 && (
          <Paged items={parts} copy={common.pages}>
            {(shown) => (
              <div className="grid grid-cols-1 gap-10">
                {shown.map((part) => (
                  <div key={part.id ?? part.title}>
                    <h3
                      data-anchor={part.anchor}
                      tabIndex={part.anchor ? -1 : undefined}
                      className="card-title mb-4"
                    >
                      <BreakableText>{part.title}</BreakableText>
                    </h3>
                    <EasyLines lines={part.lines} />
                  </div>
                ))}
              </div>
            )}
          </Paged>
        )}
      </div>
    </section>
  );
}
