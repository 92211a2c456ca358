import { InLanguage } from '@/components/site/in-language';
import { Section } from '@/components/site/section';
import type { LocalizedContent, Mission } from '@/content/document';
import { useCopy } from '@/copy';
import { screensCopy } from '@/copy/screens';

/** The steps on the way to support, as knots on one thread. */
export function Process({ steps, mission }: { steps: LocalizedContent['steps']; mission: Mission }) {
  const { common, services } = useCopy(screensCopy);
  const { title } = services.process;
  return (
    <Section
      anchor="process"
      background="deep"
      title={title}
      text={mission.process && <span lang={mission.languages?.process}>{mission.process}</span>}
    >
      <ol className="process">
        {steps.map((step, index) => (
          <li key={step.id}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3 lang={step.languages?.title}>{step.title}</h3>
              <p lang={step.languages?.description}>{step.description}</p>
              <InLanguage of={step} copy={common.inLanguage} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
