import { setFoundation } from '@/language';
import { type Edits, itemIn } from './edits';

let filled: Edits['foundation'];

/** Fills the facts of the foundation into all copy: its samples, and over them what staff changed. */
export function fillInFoundation(foundation: Edits['foundation']): void {
  if (foundation === filled) return;
  filled = foundation;
  setFoundation((tag, sample) => itemIn(tag, sample, foundation));
}
