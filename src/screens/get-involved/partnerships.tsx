import { CheckList } from '@/components/site/check-list';
import { More } from '@/components/site/more';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/language';

/** The three kinds of partnership with their benefits. */
export function Partnerships() {
  const { getInvolved, more } = useCopy<'screens'>();
  const { title, text, types } = getInvolved.partner;
  return (
    <Section
      anchor="partner"
      title={title}
      text={text}
      heading="aside"
      illustration={<Scene name="blanket" />}
    >
      <ul className="rows">
        {types.map((type) => (
          <li
            key={type.id}
            className="grid grid-cols-1 gap-x-8 gap-y-5 py-7 kiosk:py-2 @min-[50rem]:grid-cols-[6fr_7fr]"
          >
            <div>
              <h3 className="flex items-center gap-3 flex-wrap gap-y-1">
                <Icon id={type.icon} className="size-7 text-primary" />
                <span className="beside">{type.title}</span>
              </h3>
              <p className="mt-2 text-ink-soft">{type.text}</p>
            </div>
            <More copy={more} of={type.title}>
              <CheckList items={type.benefits} label={type.benefitsLabel} />
            </More>
          </li>
        ))}
      </ul>
    </Section>
  );
}
