import { Languages, Phone } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ExternalLink } from '@/components/site/external-link';
import { OpeningText } from '@/components/site/opening-text';
import { headerIcon } from '@/components/ui/header-button';
import { useCopy } from '@/copy';
import { DisplaySettingsButton } from '@/features/display-settings';
import { EasyReadButton } from '@/features/easy-read';
import { LanguageSwitch } from '@/features/language-switch';

interface ReadingHelpProps {
  onOpenSettings: () => void;
  settingsButton?: Ref<HTMLButtonElement>;
}

/** What helps to read: display settings, Easy read and the other language. */
export function ReadingHelp({ onOpenSettings, settingsButton }: ReadingHelpProps) {
  return (
    <>
      <DisplaySettingsButton
        ref={settingsButton}
        onClick={onOpenSettings}
        className="header-help-item noscript:hidden"
      />
      <EasyReadButton className="header-help-item noscript:hidden" />
      <LanguageSwitch
        lists="others"
        listClassName="flex flex-wrap gap-x-2 @min-[36rem]:@max-bar:-me-2"
        icon={<Languages aria-hidden="true" className={`size-5 shrink-0 ${headerIcon}`} />}
        linkClassName="header-help-item flex items-center gap-2"
      />
    </>
  );
}

interface HelpRowProps extends ReadingHelpProps {
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The first row of the header: what helps to call, read or leave. */
export function HelpRow({ ref, children, ...help }: HelpRowProps) {
  const { phone, opening } = useCopy().reachUs;
  return (
    // Keeps focus rings inside, where the window's edge does not cut them.
    <div
      ref={ref}
      className="border-b border-hairline bg-paper-deep [--focus-offset:-3px] noscript:block! print:hidden!"
    >
      <div className="page-column header-help">
        {/* Shows whether the office is open where that fits in the row. */}
        <div className="-ms-2 hidden h-[max(44px,1lh+8px)] flex-1 flex-wrap gap-x-1 overflow-hidden *:min-h-full @min-[36rem]:flex">
          <ExternalLink href={phone.href} className="header-help-item flex items-center gap-2">
            <Phone aria-hidden="true" className="size-5 shrink-0" />
            {phone.text}
          </ExternalLink>
          <span className="flex items-center text-ink-soft">
            <OpeningText opening={opening} />
          </span>
        </div>
        <ReadingHelp {...help} />
        {children}
      </div>
    </div>
  );
}
