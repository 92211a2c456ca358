import { useState } from 'react';
import { imageSource } from '@/components/site/image-source';
import type { Hero } from '@/content/types';
import { useCopy } from '@/language';
import { useEditedContent } from './edited-language';

/** A preview of the image that staff chose, or the reason why Home shows the weave instead. */
function ImagePreview({ image }: { image: string }) {
  const { admin } = useCopy<'tools'>();
  const [broken, setBroken] = useState<string>();
  const source = imageSource(image);
  if (source.kind === 'weave') return null;
  if (source.kind === 'withheld' || image === broken) {
    const reason = source.kind === 'withheld' ? source.reason : 'broken';
    return <p className="mt-2 font-bold">{admin.hero.withheld[reason]}</p>;
  }
  return (
    <img
      src={source.src}
      alt=""
      onError={() => setBroken(image)}
      className="mt-3 max-h-40 rounded-control border-2 border-ink"
    />
  );
}

/** Characters of a text to show: laying out a long run without a space takes a browser minutes. */
const SHOWN_LENGTH = 1_000;

/** The current hero. */
export function HeroSummary({ hero }: { hero: Hero }) {
  const { admin } = useCopy<'tools'>();
  const { languageOf } = useEditedContent();
  const { labels, blank } = admin.hero;
  const rows = [
    ['title', labels.title],
    ['subtitle', labels.subtitle],
    ...(hero.easyWords ? [['easyWords', admin.easyWords.label] as const] : []),
    ['image', labels.image],
  ] as const;
  return (
    <dl className="rounded-card border border-hairline bg-card p-card wrap-anywhere *:not-first:mt-4 *:not-first:border-t *:not-first:border-hairline *:not-first:pt-4">
      {rows.map(([field, label]) => (
        <div
          key={field}
          className="@min-[50rem]:grid @min-[50rem]:grid-cols-[12rem_1fr] @min-[50rem]:gap-x-8"
        >
          <dt className="font-bold">{label}</dt>
          <dd className="text-ink-soft">
            <p
              lang={field === 'image' ? undefined : languageOf(hero, field)}
              className="line-clamp-[30] @min-[50rem]:line-clamp-4 whitespace-pre-line"
            >
              {hero[field]?.trim().slice(0, SHOWN_LENGTH) || blank}
            </p>
            {field === 'image' && <ImagePreview image={hero.image} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
