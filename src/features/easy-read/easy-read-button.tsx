import { BookOpenText, Check, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { useCurrentScreen } from '@/address';
import { useCopy } from '@/copy';
import { hasEasyRead, useEasyRead } from './easy-read-state';

interface EasyReadButtonProps {
  Button: ComponentType<{
    icon: LucideIcon;
    'aria-pressed': boolean;
    onClick: () => void;
    className?: string;
    children: string;
  }>;
  className?: string;
}

/** Switches Easy read on and off, on the screens that have it. */
export function EasyReadButton({ Button, className }: EasyReadButtonProps) {
  const { easyRead } = useCopy().readingTools;
  const [easy, setEasy] = useEasyRead();
  if (!hasEasyRead(useCurrentScreen())) return null;
  return (
    <Button
      icon={easy ? Check : BookOpenText}
      aria-pressed={easy}
      onClick={() => setEasy(!easy)}
      {...(className && { className })}
    >
      {easyRead.toggle}
    </Button>
  );
}
