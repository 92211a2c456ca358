import { Section } from '@/components/site/section';
import type { LocalizedContent, Mission } from '@/content/document';
import { useCopy } from '@/copy';

interface ProcessProps {
  steps: LocalizedContent['steps'];
  mission: Mission;
}

/** The steps on the way to support, as knots on one thread. */
export function Process({ steps, mission }: ProcessProps) {
  const { services } = useCopy<'screens'>();
  const { title } = services.process;
  return (
    <Section
      anchor="process"
      background="deep"
      title={title}
      text={mission.process}
      textLanguage={mission.languages?.process}
    >
      <ol className="process">
        {steps.map(({ id, title, description, languages }, index) => (
          <li key={id}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3 lang={languages?.title}>{title}</h3>
              <p lang={languages?.description}>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
