import { useContent } from '@/content/store/content-store';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { hasExampleNumbers } from './gaps';

/** Warns staff that the phone numbers are examples, wherever they might read one to somebody. */
export function ExampleNumbers() {
  const { exampleNumbers } = useCopy(deskCopy).deskTools;
  const { foundation } = useContent();
  return hasExampleNumbers(foundation) && <p className="font-bold text-alarm">{exampleNumbers}</p>;
}
