import { useState } from 'react';
import { Weave } from '@/components/site/weave/weave';
import type { Hero } from '@/content/document';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { imageSource } from '@/lib/image-source';
import { keysOf } from '@/lib/keys-of';
import { useEditedContent } from './edited-language';

/** The most characters to show, since a browser takes minutes to lay out a long run without a space. */
const SHOWN_LENGTH = 1_000;

/** Classes that make each text look like itself, such as a title. */
const looks = {
  title: 'step-title font-headline leading-tight text-ink',
  subtitle: 'text-xl',
  image: '',
};

/** Shows the current hero much as Home does, with its texts beside its picture. */
export function HeroSummary({ hero }: { hero: Hero }) {
  const { admin } = useCopy(contentCopy);
  const { languageOf } = useEditedContent();
  const [broken, setBroken] = useState<string>();
  const { blank, withheld } = admin.hero;
  const source = imageSource(hero.image);
  const isBroken = hero.image === broken;
  const reason = source.kind === 'withheld' ? source.reason : isBroken ? 'broken' : undefined;
  return (
    <div className="overflow-hidden outlined-card wrap-anywhere @min-[46rem]:grid @min-[46rem]:grid-cols-[8fr_5fr]">
      <div className="p-card">
        <dl className="grid gap-5">
          {keysOf(looks).map((field) => (
            <div key={field}>
              <dt className="text-base font-bold">{admin.labels[field]}</dt>
              <dd className="text-ink-soft">
                <p
                  lang={field === 'image' ? undefined : languageOf(hero, field)}
                  className={`line-clamp-[30] whitespace-pre-line @min-[46rem]:line-clamp-4 ${looks[field]}`}
                >
                  {hero[field]?.trim().slice(0, SHOWN_LENGTH) || blank}
                </p>
                {reason && field === 'image' && <p className="mt-2 font-bold">{withheld[reason]}</p>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="relative h-48 border-t-2 border-ink bg-paper *:absolute *:inset-0 *:size-full @min-[46rem]:h-auto @min-[46rem]:border-s-2 @min-[46rem]:border-t-0">
        {source.kind === 'image' && !isBroken ? (
          <img src={source.src} alt="" onError={() => setBroken(hero.image)} className="object-cover" />
        ) : (
          <Weave className="rtl:-scale-x-100" />
        )}
      </div>
    </div>
  );
}
