import { ActionButton, ActionGroup } from '@/components/ui/action-group';
import { Section } from './section';

interface CallToActionProps {
  title: string;
  text: string;
  /** How to do it today. */
  hint: string;
  /** The buttons' labels; the first is the main one. */
  actions: readonly string[];
}

/** The one full-colour band of a screen: an invitation with its buttons. */
export function CallToAction({ title, text, hint, actions }: CallToActionProps) {
  return (
    <Section ground="primary" title={title} text={text}>
      <ActionGroup hint={hint}>
        <div className="flex flex-wrap gap-3">
          {actions.map((action, index) => (
            <ActionButton key={action} variant={index === 0 ? 'accent' : 'secondary'}>
              {action}
            </ActionButton>
          ))}
        </div>
      </ActionGroup>
    </Section>
  );
}
