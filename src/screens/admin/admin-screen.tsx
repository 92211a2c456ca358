import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '@/components/ui/tabs';
import { isSinglePart } from '@/content/fields';
import type { LanguageTag } from '@/content/languages';
import { useCopy, useLanguage } from '@/copy';
import { contentCopy } from '@/copy/content';
import { type AdminTab, latestTab, type OpenForm, useOpenForms } from '@/features/drafts';
import { useCapabilities } from '@/host/capabilities';
import { draftChanges } from '@/lib/channel';
import { ContentFileSection } from './content-file-section';
import { EditedLanguageContext } from './edited-language';
import { LanguageChoice } from './language-choice';
import { ListPanel } from './list-panel';
import { MorePanel, offerNamed } from './more-panel';
import { PartPanel } from './part-panel';
import { ReadySection } from './ready-section';
import { focusField } from './schema-form';

/** The tabs of the specification, section 2. */
const specified = ['hero', 'services', 'testimonials', 'events'] as const;

/** Sticks above the place where notifications appear, since they must not cover the buttons that save the work. */
const aboveNotifications = '@min-[62rem]:sticky @min-[62rem]:top-28';

/** Content Management (specification, section 2): four tabs, and three more in the desktop app. Edits stay in memory. */
export default function AdminScreen() {
  const { admin, language } = useCopy(contentCopy);
  const { banner, tabs, tabsLabel } = admin;
  const [forms] = useOpenForms();
  const current = useLanguage();
  // Stays when the language of the site changes, along with the forms that are open in it.
  const [tag, setTag] = useState<LanguageTag>(current);
  const [opened, setOpened] = useState(0);
  const [led, setLed] = useState(0);
  const key = `${tag} ${opened}`;
  const latest = latestTab(forms);
  const { canSaveFiles, canEditInPlace } = useCapabilities();
  const shown = [...specified, ...(canEditInPlace ? (['foundation', 'mission', 'more'] as const) : [])];

  /** Closes the forms, which show what was there before. */
  function closeForms() {
    forms.clear();
    draftChanges.send();
    setOpened((count) => count + 1);
  }

  /** Opens a form in its tab, and focuses the named field or else the first one. */
  function openForm(tab: AdminTab, target: OpenForm['target'], field?: string) {
    const key = `${tab} ${tag}` as const;
    const open = forms.get(key);
    forms.delete(key);
    forms.set(key, open?.target === target ? open : { tab, target, draft: new Map() });
    draftChanges.send();
    flushSync(() => setLed((count) => count + 1));
    focusField(tab, field);
  }

  // Keys open the forms of the chosen language in place of those of the previous one, and close them for a new file.
  function panelOf(tab: (typeof shown)[number]) {
    if (tab === 'more') return <MorePanel key={key} />;
    if (isSinglePart(tab)) return <PartPanel key={key} part={tab} />;
    return <ListPanel key={key} list={tab} />;
  }

  return (
    <EditedLanguageContext value={tag}>
      <meta name="robots" content="noindex" />
      <div className="@container">
        <div className="page-column grid grid-cols-1 items-start gap-x-16 gap-y-10 py-12 print:pt-4 print:pb-0 @min-[62rem]:grid-cols-[8fr_4fr]">
          <div>
            <h1 tabIndex={-1} className="long-title">
              {banner.title}
            </h1>
            <p className="max-w-reading mt-4 text-ink-soft">{banner.text}</p>
            <div className="mt-6">
              <Tabs
                // Mounts the tabs again, with the tab of the form that opens.
                key={led}
                initial={offerNamed(latest) ? 'more' : latest}
                label={tabsLabel}
                direction={language.direction}
                tabs={shown.map((value) => ({ value, label: tabs[value], content: panelOf(value) }))}
              />
            </div>
          </div>
          <div className={`grid gap-8 ${canEditInPlace ? '' : aboveNotifications}`}>
            {canSaveFiles && <ContentFileSection onReplaced={closeForms} />}
            <LanguageChoice value={tag} onChange={setTag} />
            {canEditInPlace && <ReadySection onOpen={openForm} />}
            {!canEditInPlace && (
              <section className="max-w-reading border-s-4 border-accent ps-5">
                <h2 className="card-title">{banner.samples.title}</h2>
                <p className="mt-2 text-base">{banner.samples.text}</p>
              </section>
            )}
          </div>
        </div>
      </div>
    </EditedLanguageContext>
  );
}
