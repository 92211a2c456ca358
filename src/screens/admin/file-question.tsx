import type { ReactNode } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { MessageBox } from '@/components/ui/message-box';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';

interface FileQuestionProps {
  title: string;
  name: string;
  /** The answers, and what each does; the first is the most likely. */
  answers: readonly (readonly [text: string, choose: () => void])[];
  onCancel: () => void;
  /** What the file would change, or leaves open. */
  children: ReactNode;
}

/** Says what a file would change, or what it leaves open, and asks what to do. */
export function FileQuestion({ title, name, answers, onCancel, children }: FileQuestionProps) {
  const { admin } = useCopy(contentCopy);
  return (
    <MessageBox
      title={title}
      text={
        <>
          <p translate="no" className="font-bold">
            <BreakableText>{name}</BreakableText>
          </p>
          {children}
        </>
      }
    >
      {answers.map(([text, choose], index) => (
        <Button key={text} variant={index === 0 ? 'primary' : 'secondary'} onClick={choose}>
          <BreakableText>{text}</BreakableText>
        </Button>
      ))}
      <Button onClick={onCancel}>{admin.cancel}</Button>
    </MessageBox>
  );
}
