import { ProgramFacts } from '@/components/site/program-facts';
import { ReachUs } from '@/components/site/reach-us';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { useCopy } from '@/copy';
import { finderAnchor } from '@/copy/screen-paths';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import { useCapabilities } from '@/host/capabilities';
import type { Suggestion } from './find-suggestions';
import { Finder, useIsAnswered } from './finder';

function describe({ kind, item }: Suggestion, { labels }: ScreensCopy['programs']['list']) {
  const { title, description, languages } = item;
  const text = (
    <>
      {kind === 'program' && <ProgramFacts program={item} labels={labels} className="mb-4" />}
      <p lang={languages?.description} className="whitespace-pre-line text-ink-soft">
        {description}
      </p>
    </>
  );
  return { title, text };
}

/** Three questions for visitors who do not know which service to choose. */
export function FinderSection() {
  const { finder, programs, reachUs, services } = useCopy(screensCopy);
  const isAnswered = useIsAnswered();
  const { isPaged } = useCapabilities();
  return (
    // The banner above draws the line. Print leaves the section out, because a question is useless without its buttons.
    <Section
      background="deep"
      // The result takes the whole width; the questions have a picture beside them.
      heading={isAnswered || isPaged ? 'above' : 'aside'}
      title={finder.title}
      text={isAnswered || isPaged ? undefined : finder.text}
      picture={!isAnswered && !isPaged && <Scene name="ramp" />}
      className="border-t-0 print:has-[fieldset]:hidden"
    >
      <div id={finderAnchor}>
        <div className="noscript:hidden">
          <Finder copy={finder} describe={(suggestion) => describe(suggestion, programs.list)} />
        </div>
        <div className="hidden noscript:block">
          <ReachUs copy={{ ...reachUs, lead: services.finderByPhone }} size="compact" />
        </div>
      </div>
    </Section>
  );
}
