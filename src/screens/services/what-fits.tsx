import { Facts } from '@/components/site/facts';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import { finder } from '@/copy/finder';
import { programs } from '@/copy/programs';
import { Finder, type Suggestion } from '@/features/finder';

function describe(suggestion: Suggestion) {
  if ('service' in suggestion) {
    const { title, description } = suggestion.service;
    return { title, text: <p className="mt-2 whitespace-pre-line text-ink-soft">{description}</p> };
  }
  const { title, description, schedule, location, ageGroup } = suggestion.program;
  const { labels } = programs.list;
  const text = (
    <>
      <Facts
        className="my-4"
        facts={[
          { icon: 'clock', label: labels.schedule, value: schedule },
          { icon: 'map-pin', label: labels.location, value: location },
          { icon: 'people', label: labels.ageGroup, value: ageGroup },
        ]}
      />
      <p className="text-ink-soft">{description}</p>
    </>
  );
  return { title, text };
}

/** Three questions for visitors who do not know which service to choose. */
export function WhatFits() {
  return (
    // On paper, a question is useless without its answers, which are buttons.
    <Section
      background="deep"
      heading="aside"
      title={finder.title}
      text={finder.text}
      illustration={<Scene name="ramp" />}
      className="print:has-[fieldset]:hidden"
    >
      <Finder copy={finder} describe={describe} />
    </Section>
  );
}
