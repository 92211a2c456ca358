import { useState } from 'react';
import { pictureSource } from '@/components/site/picture-source';
import type { Hero } from '@/content/types';
import { admin } from '@/copy/admin';

/** Shows the picture that staff chose, or says why Home draws the weave in its place. */
function PictureNote({ image }: { image: string }) {
  const [broken, setBroken] = useState<string>();
  const picture = pictureSource(image);
  if (picture.kind === 'weave') return null;
  if (picture.kind === 'withheld' || image === broken) {
    const reason = picture.kind === 'withheld' ? picture.reason : 'broken';
    return <p className="mt-2 font-bold">{admin.hero.withheld[reason]}</p>;
  }
  return (
    <img
      src={picture.source}
      alt=""
      onError={() => setBroken(image)}
      className="mt-3 max-h-40 rounded-control border-2 border-ink"
    />
  );
}

/** The hero as it stands. */
export function HeroSummary({ hero }: { hero: Hero }) {
  const { labels, blank } = admin.hero;
  return (
    <dl className="grid max-w-3xl gap-5 rounded-card border-2 border-ink bg-card p-6 wrap-anywhere">
      {(['title', 'subtitle', 'image'] as const).map((field) => (
        <div key={field}>
          <dt className="font-bold">{labels[field]}</dt>
          <dd className="text-ink-soft">
            <p className="line-clamp-4 whitespace-pre-line">{hero[field].trim() || blank}</p>
            {field === 'image' && <PictureNote image={hero.image} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
