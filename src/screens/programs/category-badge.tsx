/** The thread of each category; any other category is grey (specification, section 2). */
const threads: Readonly<Record<string, number>> = {
  Support: 17,
  Education: 4,
  Career: 9,
  'Life Skills': 13,
  Family: 10,
  Social: 14,
};

/** A program's category, in words beside a patch of its colour. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <span
      data-goal={Object.hasOwn(threads, category) ? threads[category] : undefined}
      className="inline-flex items-center gap-2 rounded-full border-2 border-ink px-3.5 py-1 text-base font-bold"
    >
      <span
        aria-hidden="true"
        className="size-4 rounded-sm border border-ink bg-(--thread,#8a8795) print:hidden"
      />
      {category}
    </span>
  );
}
