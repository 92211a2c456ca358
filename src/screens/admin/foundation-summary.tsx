import { Mark } from '@/components/site/mark';
import { BreakableText } from '@/components/ui/breakable-text';
import type { Foundation, TranslatedField } from '@/content/document';
import { hoursInWords } from '@/content/hours-in-words';
import { fieldLabel } from '@/content-file/field-label';
import { useCopy } from '@/language';
import { EasyWords } from './easy-words';
import { useEditedLanguage } from './edited-language';
import { fieldsOf } from './schema-fields';

/** The facts of the foundation, as far as it has them. */
export function FoundationSummary({ foundation }: { foundation: Foundation }) {
  const { admin } = useCopy<'content'>();
  const values: Readonly<Record<string, unknown>> = {
    ...foundation,
    hours: hoursInWords(useEditedLanguage(), foundation.hours),
  };
  const facts = fieldsOf('foundation').flatMap(([name, { kind }]) => {
    const lines = [values[name] ?? []].flat().filter(Boolean);
    return kind === 'easy' || lines.length === 0 ? [] : [{ name, kind, lines }];
  });
  return (
    <div className="rounded-card border-2 border-ink bg-card p-card wrap-anywhere">
      <dl className="grid gap-x-10 gap-y-5 @min-[46rem]:grid-cols-2">
        {facts.map(({ name, kind, lines }) => (
          <div key={name}>
            <dt className="text-base font-bold">{fieldLabel('foundation', name, admin)}</dt>
            {lines.map((line) => (
              <dd
                key={String(line)}
                className="text-ink-soft"
                lang={foundation.languages?.[name as TranslatedField]}
              >
                {kind === 'logo' ? (
                  <Mark logo={String(line)} className="size-20" />
                ) : (
                  <BreakableText>{String(line)}</BreakableText>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <EasyWords part="foundation" of={foundation} />
    </div>
  );
}
