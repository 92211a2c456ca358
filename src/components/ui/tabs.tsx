import { List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { SharedCopy } from '@/copy/shared';

interface TabsProps {
  label: string;
  /** The direction of the text, which the arrow keys follow. */
  direction: SharedCopy['language']['direction'];
  /** The value of the selected tab, if another part of the page can select one; `onSelect` then follows the visitor. */
  selected?: string;
  onSelect?: (value: string) => void;
  /** The layout of the panels on paper, where all of them show. */
  className?: string;
  /** The label may be in another language. */
  tabs: readonly { value: string; label: string; lang?: string; content: ReactNode }[];
}

const shape =
  'min-h-12 rounded-control border-2 border-ink max-w-full px-2 @min-[40rem]:px-[var(--tab-padding,1rem)] py-2 font-bold hover:bg-paper-deep';

const inNarrowList =
  '@max-[40rem]:grow @max-[40rem]:data-[state=active]:bg-ink @max-[40rem]:data-[state=active]:text-paper';

const inPairs = '@max-[40rem]:grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(10rem,40%)),1fr))]';

const dense = '@min-[40rem]:gap-0 @min-[40rem]:[--tab-padding:0.6rem]';

/** Tabs in one row stand on a line, which is open below the active one. */
const onLine =
  '@min-[40rem]:-mb-[2px] @min-[40rem]:rounded-b-none @min-[40rem]:data-[state=active]:border-b-card';

const activeTab =
  '@min-[40rem]:data-[state=active]:bg-card @min-[40rem]:data-[state=active]:shadow-[inset_0_6px_0_var(--color-primary)]';

const otherTab =
  '@min-[40rem]:data-[state=inactive]:border-x-transparent @min-[40rem]:data-[state=inactive]:border-t-transparent';

const inForcedColors = [
  'forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText]',
  'forced-colors:data-[state=active]:forced-color-adjust-none',
].join(' ');

/** Leaves out the inline styles of Radix, which the content security policy forbids in a page. */
function Unstyled({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

/** Horizontal tabs. Keeps all panels mounted, since they contain typed text; those of Radix would be laid out when mounted. */
export function Tabs({ label, direction, selected, onSelect, className, tabs }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const active = selected ?? own;
  const triggerId = (value: string) => `${id}-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <Root
      value={active}
      onValueChange={onSelect ?? setOwn}
      activationMode="automatic"
      dir={direction}
      className={className}
    >
      <List
        asChild
        aria-label={label}
        className={`flex flex-wrap gap-2 ${tabs.length > 3 ? inPairs : ''} ${tabs.length > 4 ? dense : ''} border-ink outline-none noscript:hidden @min-[40rem]:flex-nowrap @min-[40rem]:border-b-2`}
      >
        <Unstyled>
          {tabs.map((tab) => (
            <Trigger
              key={tab.value}
              value={tab.value}
              id={triggerId(tab.value)}
              aria-controls={panelId(tab.value)}
              lang={tab.lang}
              className={`${shape} ${inNarrowList} ${onLine} ${activeTab} ${otherTab} ${inForcedColors}`}
            >
              {tab.label}
            </Trigger>
          ))}
        </Unstyled>
      </List>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab.value)}
          aria-labelledby={triggerId(tab.value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text alone could not be reached.
          tabIndex={0}
          className={`pt-6 print:pt-4 ${tab.value === active ? '' : 'hidden noscript:!block'}`}
        >
          {tab.content}
        </div>
      ))}
    </Root>
  );
}
