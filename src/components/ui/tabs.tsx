import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import type { Language } from '@/content/types';

interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  /** The direction of the text, which the arrow keys follow. */
  direction: Language['direction'];
  tabs: readonly { value: string; label: string; content: ReactNode }[];
}

/**
 * Horizontal tabs, with the first one selected initially. The other panels stay mounted but hidden, so that nothing
 * typed in them is lost.
 */
export function Tabs({ label, direction, tabs }: TabsProps) {
  return (
    <Root defaultValue={tabs[0]?.value} activationMode="automatic" dir={direction}>
      <List aria-label={label} className="flex flex-wrap gap-x-2 gap-y-2.5 border-b-2 border-ink">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-0.5 min-h-12 rounded-t-control border-2 border-transparent border-b-ink max-w-full px-[min(1rem,4vw)] py-2 font-bold hover:bg-paper-deep data-[state=active]:border-ink data-[state=active]:border-b-card forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none data-[state=active]:bg-card data-[state=active]:shadow-[inset_0_6px_0_var(--color-accent)]"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} forceMount className="pt-8 data-[state=inactive]:hidden">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
