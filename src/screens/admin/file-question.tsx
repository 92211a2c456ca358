import type { ReactNode } from 'react';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { MessageBox } from '@/components/ui/message-box';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';

interface FileQuestionProps {
  title: string;
  name: string;
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Says what a file would change, and asks whether to do so. */
export function FileQuestion({ title, name, confirm, onConfirm, onCancel, children }: FileQuestionProps) {
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
      <Button variant="primary" onClick={onConfirm}>
        {confirm}
      </Button>
      <Button onClick={onCancel}>{admin.cancel}</Button>
    </MessageBox>
  );
}
