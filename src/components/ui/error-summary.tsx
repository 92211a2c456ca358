import { type RefObject, useEffect, useId, useRef } from 'react';
import { focusToRead } from '@/lib/focus-to-read';
import { BreakableText } from './breakable-text';
import { SectionLink } from './section-link';

interface ErrorSummaryProps {
  title: string;
  errors: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
}

/** Lists a form's errors with links to the fields. Takes the focus, which reads its description; an alert would repeat it. */
export function ErrorSummary({ title, errors, form }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();
  const listId = useId();

  useEffect(() => {
    focusToRead(summary.current);
    // Aligns the summary below the sticky header, where browsers might hide half of its heading.
    summary.current?.scrollIntoView({ block: 'start' });
  }, []);

  function fieldNamed(name: string) {
    const found = form.current?.elements.namedItem(name);
    const field = found instanceof RadioNodeList ? found[0] : found;
    return field instanceof HTMLElement ? field : undefined;
  }

  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={listId}
      className="break-inside-avoid rounded-card border-4 border-alarm bg-alarm-paper p-card"
    >
      <h3 id={titleId}>{title}</h3>
      <ul id={listId} className="mt-2 grid gap-2">
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <SectionLink
              target={name}
              onFollow={() => fieldNamed(name)?.focus()}
              className="text-link text-alarm"
            >
              <BreakableText>{error}</BreakableText>
            </SectionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
