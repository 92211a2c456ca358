import { BookOpenText, Check } from 'lucide-react';
import { useCurrentScreen } from '@/address';
import { HeaderButton } from '@/components/ui/header-button';
import { useCopy } from '@/copy';
import { hasEasyRead, useEasyRead } from './easy-read-state';

export function EasyReadButton({ className }: { className: string }) {
  const { easyRead } = useCopy().readingTools;
  const [easy, setEasy] = useEasyRead();
  if (!hasEasyRead(useCurrentScreen())) return null;
  return (
    <HeaderButton
      icon={easy ? Check : BookOpenText}
      iconClassName={easy ? '@max-[17rem]:hidden' : undefined}
      aria-pressed={easy}
      onClick={() => setEasy(!easy)}
      className={className}
    >
      {easyRead.toggle}
    </HeaderButton>
  );
}
