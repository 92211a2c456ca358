import { Logo } from '@/components/site/logo';
import { BreakableText } from '@/components/ui/breakable-text';
import type { Foundation, Mission } from '@/content/document';
import { fieldLabel } from '@/content/file/field-label';
import { hoursInWords } from '@/content/hours-in-words';
import { languageOfField } from '@/content/localize';
import { useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { useEditedLanguage } from './edited-language';
import { fieldsOf } from './schema-fields';

interface PartSummaryProps {
  part: 'foundation' | 'mission';
  of: Foundation | Mission;
}

/** The fields of a part that are filled in. */
export function PartSummary({ part, of: content }: PartSummaryProps) {
  const { admin } = useCopy(contentCopy);
  const tag = useEditedLanguage();
  const values: Readonly<Record<string, unknown>> = {
    ...content,
    ...('hours' in content && { hours: hoursInWords(tag, content.hours) }),
  };
  const facts = fieldsOf(part).flatMap(([name, { kind }]) => {
    const lines = [values[name] ?? []].flat().filter(Boolean);
    return kind === 'easy' || lines.length === 0 ? [] : [{ name, kind, lines }];
  });
  return (
    <div className="break-inside-avoid outlined-card p-card wrap-anywhere">
      <dl className="grid gap-x-10 gap-y-5 @min-[46rem]:grid-cols-2">
        {facts.map(({ name, kind, lines }) => (
          <div key={name}>
            <dt className="text-base font-bold">{fieldLabel(part, name, admin)}</dt>
            {lines.map((line) => (
              <dd key={String(line)} className="text-ink-soft" lang={languageOfField(content, name)}>
                {kind === 'logo' ? (
                  <Logo logo={String(line)} className="size-20" />
                ) : (
                  <BreakableText>{String(line)}</BreakableText>
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
