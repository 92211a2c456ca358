import { useId } from 'react';
import type { EasySection } from '@/content/types';
import { EasyLines } from './easy-lines';

/** A section in plain words, and its parts below it, one after the other. */
export function EasySectionView({ title, lines, parts = [] }: EasySection) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 border-t-2 border-ink pt-8">
      <h2 id={id}>{title}</h2>
      <EasyLines lines={lines} className="mt-6" />
      <div className="grid gap-x-12 @min-[62rem]:grid-cols-2">
        {parts.map((part) => (
          <div key={part.id ?? part.title} className="mt-10">
            <h3 className="text-2xl">{part.title}</h3>
            <EasyLines lines={part.lines} className="mt-4" />
          </div>
        ))}
      </div>
    </section>
  );
}
