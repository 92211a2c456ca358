import { finderAnswers } from '@/content/finder-rules';
import { useFinderState } from './finder-state';

/** Whether all questions are answered, so that the finder shows its result. */
export function useIsAnswered(): boolean {
  const [{ step }] = useFinderState();
  return step === Object.keys(finderAnswers).length;
}
