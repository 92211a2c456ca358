import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];

/** A rating from 1 to 5 as stars, which screen readers announce as one labeled image. */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return (
    <div role="img" aria-label={label} className="flex break-after-avoid gap-1">
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-5 stroke-ink ${star <= rating ? 'fill-primary' : 'fill-transparent'}`}
        />
      ))}
    </div>
  );
}
