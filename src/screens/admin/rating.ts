/** The limits of a rating (specification, section 9). */
export const LOWEST_RATING = 1;
export const HIGHEST_RATING = 5;
export const DEFAULT_RATING = 5;

/** Whether a typed text is a rating: a whole number from 1 to 5 (specification, section 5). */
export function isRating(text: string): boolean {
  const rating = Number(text);
  return text !== '' && Number.isInteger(rating) && rating >= LOWEST_RATING && rating <= HIGHEST_RATING;
}
