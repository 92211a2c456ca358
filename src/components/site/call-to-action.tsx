import { ActionButton, ActionGroup } from '@/components/ui/action-group';
import { Section } from './section';
import { Weave } from './weave/weave';

/** Threads that stand out on the band's colour. */
const GOALS = [2, 10, 7, 14, 9, 15, 11, 6];

interface CallToActionProps {
  title: string;
  text: string;
  /** How to do it today. */
  hint: string;
  /** The buttons' labels, by what they are for; the first is the main one. */
  actions: Readonly<Record<string, string>>;
}

/** The one full-colour band of a screen: an invitation with its buttons. */
export function CallToAction({ title, text, hint, actions }: CallToActionProps) {
  return (
    <Section
      ground="primary"
      title={title}
      text={text}
      picture={
        <Weave goals={GOALS} seed={5} uprights={6} loose={0.62} className="h-full w-full rtl:-scale-x-100" />
      }
    >
      <ActionGroup hint={hint}>
        <div className="flex flex-wrap gap-3">
          {Object.values(actions).map((action, index) => (
            <ActionButton key={action} variant={index === 0 ? 'accent' : 'secondary'}>
              {action}
            </ActionButton>
          ))}
        </div>
      </ActionGroup>
    </Section>
  );
}
