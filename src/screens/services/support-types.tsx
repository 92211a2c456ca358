import { CheckList } from '@/components/site/check-list';
import { InLanguage } from '@/components/site/in-language';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { Tabs } from '@/components/ui/tabs';
import type { SupportType } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

const columns =
  'grid grid-cols-1 items-start gap-x-10 gap-y-8 @min-[44rem]:grid-cols-[7fr_5fr] @min-[74rem]:gap-x-16';

/** The kinds of support, with one tab for each audience. */
export function SupportTypes({ types }: { types: readonly SupportType[] }) {
  const { common, services, language } = useCopy(screensCopy);
  const { title, text, tabsLabel } = services.support;
  return (
    <Section anchor="support" title={title} text={text}>
      <div className={`${columns} break-inside-avoid print:block`}>
        <Tabs
          label={tabsLabel}
          className="break-inside-avoid print:grid print:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] print:gap-x-8"
          direction={language.direction}
          tabs={types.map(({ id, title: label, description, features, languages }) => ({
            value: String(id),
            label,
            lang: languages?.title,
            content: (
              <>
                {/* Names each panel where all of them show without tabs: in print, and without scripts. */}
                <h3 lang={languages?.title} className="mb-2 hidden print:block noscript:block">
                  {label}
                </h3>
                <p
                  lang={languages?.description}
                  className="mb-5 whitespace-pre-line text-xl kiosk:mb-1 print:mb-2 print:text-base"
                >
                  {description}
                </p>
                <CheckList items={features} language={languages?.features} />
                <InLanguage of={{ languages }} copy={common.inLanguage} />
              </>
            ),
          }))}
        />
        <Scene
          name="quietRoom"
          className="w-full max-w-md @min-[44rem]:max-w-none compact:@max-[56rem]:hidden kiosk:@max-[44rem]:hidden"
        />
      </div>
    </Section>
  );
}
