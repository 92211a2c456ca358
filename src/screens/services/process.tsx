import { Section } from '@/components/site/section';
import { useCopy } from '@/language';

/** The four steps, as knots on one thread. */
export function Process() {
  const { services } = useCopy<'screens'>();
  const { title, text, steps } = services.process;
  return (
    <Section anchor="process" background="deep" title={title} text={text}>
      <ol className="process">
        {steps.map(({ id, title, text }, index) => (
          <li key={id}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
