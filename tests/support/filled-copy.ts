import * as en from '@/content/en/page';
import { factsOf, fillFacts } from '@/language/fill-facts';

/**
 * Copy with the sample facts of the foundation, as people see it.
 *
 * @param page the copy of the page in its language
 */
export const filledCopy = <Copy extends object>(copy: Copy, page = en): Copy =>
  fillFacts(copy, factsOf(page.sampleContent.foundation));
