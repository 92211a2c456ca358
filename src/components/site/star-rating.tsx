const MOST = 5;

/** Each 29 px after the one before. The icon's path is longer, and the size of the prerendered page is limited. */
const star = 'm29 0 3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8z';

const row = (first: number, count: number) => `M${first * 29 - 17} 2${star.repeat(count)}`;

/** A rating from 1 to 5 as stars, which screen readers announce as one labeled image. */
export function StarRating({ rating, label }: { rating: number; label: string }) {
  return (
    <div role="img" aria-label={label}>
      <svg aria-hidden="true" viewBox="0 0 140 24" strokeLinejoin="round" className="h-5 stroke-ink stroke-2">
        <path d={row(0, rating)} className="fill-accent" />
        {rating < MOST && <path d={row(rating, MOST - rating)} className="fill-transparent" />}
      </svg>
    </div>
  );
}
