import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '@/components/ui/button';

interface FileButtonProps {
  accept: string;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button with which staff choose a file. */
export function FileButton({ accept, onChoose, ref, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Clears the field, so that the same file can be chosen again once it has been corrected.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
        // Stops the event, because the button is no field of a form around it.
        onInput={(event) => event.stopPropagation()}
      />
    </>
  );
}
