import { useContent, useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { hasExampleNumbers } from './gaps';

/** Warns staff, wherever they may read a number to somebody, while the numbers are examples that nobody answers. */
export function ExampleNumbers() {
  const { exampleNumbers } = useCopy(deskCopy).deskTools;
  const { foundation } = useContent();
  return hasExampleNumbers(foundation) && <p className="font-bold text-alarm">{exampleNumbers}</p>;
}
