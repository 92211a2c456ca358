/** The grid for cards with {@link unevenColumn}: two uneven columns where there is room. */
export const unevenGrid = 'grid gap-5 @min-[46rem]:grid-cols-12';

/** The width of the n-th card: seven and five of twelve columns in a row, five and seven in the next one. */
export function unevenColumn(index: number): string {
  return index % 4 === 0 || index % 4 === 3 ? '@min-[46rem]:col-span-7' : '@min-[46rem]:col-span-5';
}
