import { Facts } from '@/components/site/facts';
import { Section } from '@/components/site/section';
import { finder } from '@/copy/finder';
import { programs } from '@/copy/programs';
import { Finder, type Suggestion } from '@/features/finder';

function describe(suggestion: Suggestion) {
  if ('service' in suggestion) {
    return <p className="mt-2 whitespace-pre-line text-ink-soft">{suggestion.service.description}</p>;
  }
  const { description, schedule, location, ageGroup } = suggestion.program;
  const { labels } = programs.list;
  return (
    <>
      <Facts
        facts={[
          { icon: 'clock', label: labels.schedule, value: schedule },
          { icon: 'map-pin', label: labels.location, value: location },
          { icon: 'people', label: labels.ageGroup, value: ageGroup },
        ]}
      />
      <p className="text-ink-soft">{description}</p>
    </>
  );
}

/** Three questions for visitors who do not know which service to choose. */
export function WhatFits() {
  return (
    <Section background="deep" heading="aside" title={finder.title} text={finder.text}>
      <Finder copy={finder} describe={describe} />
    </Section>
  );
}
