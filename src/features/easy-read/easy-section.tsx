import { useId } from 'react';
import type { EasySection } from '@/content/types';
import { EasyLines } from './easy-lines';

/** A section in plain words, its parts one below the other; where there is room, its heading stands beside them. */
export function EasySectionView({ title, lines, parts = [] }: EasySection) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-12 grid gap-x-16 gap-y-6 border-t-2 border-ink pt-8 @min-[56rem]:grid-cols-[5fr_7fr]"
    >
      <h2 id={id}>{title}</h2>
      <div className="grid gap-10">
        <EasyLines lines={lines} />
        {parts.map((part) => (
          <div key={part.id ?? part.title}>
            <h3 className="mb-4 text-2xl">{part.title}</h3>
            <EasyLines lines={part.lines} />
          </div>
        ))}
      </div>
    </section>
  );
}
