import { Keyboard, Phone, Search, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '@/components/ui/tool-button';
import { useStyles } from '@/components/ui/use-styles';
import { ExampleNumbers } from '@/content/gaps/example-numbers';
import { useCopy } from '@/copy';
import { deskCopy } from '@/copy/desk';
import { visitorTools } from '@/features/visitor-tools';
import { siteCommands } from '@/host/site-commands';
import styles from './desk-tools.css?inline';

const dialogs = [
  { id: 'phoneList', icon: Phone },
  ...visitorTools,
  { id: 'shortcuts', icon: Keyboard },
] as const;

/** Shows a volunteer's tools in a row of the header, along with those of other features. The window's menu has them, too. */
export function DeskTools({ children }: { children?: ReactNode }) {
  const { commands, deskTools } = useCopy(deskCopy);
  useStyles(styles);
  return (
    <section
      aria-label={deskTools.label}
      className="border-t border-hairline bg-paper-deep py-1 print:hidden"
    >
      <div className="page-column flex flex-wrap gap-2 @max-bar:[--tool-icon:none] @max-bar:[--tool-padding:--spacing(2)]">
        <ToolButton icon={UserRoundPlus} onClick={() => siteCommands.send('newVisitor')}>
          {commands.newVisitor}
        </ToolButton>
        <ToolButton icon={Search} onClick={() => siteCommands.send('find')}>
          {commands.find}
        </ToolButton>
        {children}
        {dialogs.map(({ id, icon }) => (
          <ToolButton key={id} icon={icon} aria-haspopup="dialog" onClick={() => siteCommands.send(id)}>
            {commands[id]}
          </ToolButton>
        ))}
      </div>
      <div className="page-column">
        <ExampleNumbers />
      </div>
    </section>
  );
}
