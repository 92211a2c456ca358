import { CheckList } from '@/components/site/check-list';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { Tabs } from '@/components/ui/tabs';
import { useCopy } from '@/language';

/** The kinds of support, with one tab for each audience. */
export function SupportTypes() {
  const { services, language } = useCopy<'screens'>();
  const { title, text, tabsLabel, tabs } = services.support;
  return (
    <Section anchor="support" title={title} text={text}>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 @min-[44rem]:grid-cols-[7fr_5fr] @min-[74rem]:gap-x-16 print:block">
        <Tabs
          label={tabsLabel}
          className="print:grid print:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] print:gap-x-8"
          direction={language.direction}
          tabs={tabs.map(({ value, label, text: about, services: items }) => ({
            value,
            label,
            content: (
              <>
                {/* In print, and without scripts, all panels show without tabs, and each needs its name. */}
                <h3 className="mb-2 hidden print:block noscript:block">{label}</h3>
                <p className="mb-5 text-xl print:mb-2 print:text-base">{about}</p>
                <CheckList items={items} />
              </>
            ),
          }))}
        />
        <Scene
          name="quietRoom"
          className="hidden w-full max-w-md @min-[36rem]:block @min-[44rem]:max-w-none"
        />
      </div>
    </Section>
  );
}
