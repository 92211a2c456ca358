import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Tabs } from '@/components/ui/tabs';
import { type ContentPart, isSinglePart, type OfferName, offerNames } from '@/content/fields';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { type FormTarget, latestTab, useForms } from '@/features/drafts';
import { useCapabilities } from '@/host/capabilities';
import { ContentFileSection } from './content-file-section';
import { EditedLanguageContext } from './edited-language';
import { LanguageChoice } from './language-choice';
import { ListPanel } from './list-panel';
import { MorePanel } from './more-panel';
import { PartPanel } from './part-panel';
import { ReadySection } from './ready-section';
import { focusField } from './schema-form';

/** The tabs of the specification, section 2. */
const specified = ['hero', 'services', 'testimonials', 'events'] as const;

/** Returns the list with that name, if the panel for further lists edits it. */
const offerNamed = (name: string | undefined): OfferName | undefined =>
  offerNames.find((offer) => offer === name);

/** Sticks above the place where notifications appear, since they must not cover the buttons that save the work. */
const aboveNotifications = '@min-[62rem]:sticky @min-[62rem]:top-28';

/** Content Management (specification, section 2): four tabs, and three more in the desktop app. Edits stay in memory. */
export default function AdminScreen() {
  const { admin, language } = useCopy(contentCopy);
  const { banner, tabs, tabsLabel } = admin;
  const forms = useForms();
  // Stays when the language of the site changes, along with the forms that are open in it.
  const [tag, setTag] = useState(language.tag);
  // Begins with the form that was opened last.
  const [latest] = useState(() => latestTab(forms.read()) ?? 'hero');
  const [selected, setSelected] = useState<string>(offerNamed(latest) ? 'more' : latest);
  const [offer, setOffer] = useState(offerNamed(latest) ?? 'programs');
  const { canSaveFiles, canEditInPlace } = useCapabilities();
  const shown = [...specified, ...(canEditInPlace ? (['foundation', 'mission', 'more'] as const) : [])];

  /** Opens a form in its tab, and focuses the named field or else the first one. */
  function openForm(tab: ContentPart, target: FormTarget, field?: string) {
    flushSync(() => {
      forms.open(tab, tag, target);
      setSelected(offerNamed(tab) ? 'more' : tab);
      setOffer(offerNamed(tab) ?? offer);
    });
    focusField(tab, field);
  }

  // Keys show the forms of the chosen language in place of those of the previous one.
  function panelOf(tab: (typeof shown)[number]) {
    if (tab === 'more') return <MorePanel key={tag} list={offer} onChoose={setOffer} />;
    if (isSinglePart(tab)) return <PartPanel key={tag} part={tab} />;
    return <ListPanel key={tag} list={tab} />;
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
            {!canEditInPlace && (
              <section className="mt-4 max-w-reading border-s-4 border-primary ps-5">
                <h2 className="card-title">{banner.samples.title}</h2>
                <p className="mt-1 text-base">{banner.samples.text}</p>
              </section>
            )}
            <div className="mt-6">
              <Tabs
                selected={selected}
                onSelect={setSelected}
                label={tabsLabel}
                direction={language.direction}
                tabs={shown.map((value) => ({ value, label: tabs[value], content: panelOf(value) }))}
              />
            </div>
          </div>
          <div className={`grid gap-8 ${canEditInPlace ? '' : aboveNotifications}`}>
            {canSaveFiles && <ContentFileSection />}
            <LanguageChoice value={tag} onChange={setTag} />
            {canEditInPlace && <ReadySection onOpen={openForm} />}
          </div>
        </div>
      </div>
    </EditedLanguageContext>
  );
}
