import { TextAreaField } from '@/components/ui/field';
import type { Editable } from '@/content/types';
import { useCopy } from '@/language';
import { trimmedText } from '@/lib/visible-text';
import { useEditedLanguage } from './edited-language';

/** The easy words that were typed; without any, Easy read says the text itself. */
export function easyWordsOf(data: FormData): string | undefined {
  return trimmedText(data, 'easyWords') || undefined;
}

/** What Easy read says instead of the text. */
export function EasyWordsField({ item }: { item?: Editable | undefined }) {
  const { admin } = useCopy<'content'>();
  const { tag } = useEditedLanguage();
  const { label, optional, hint } = admin.easyWords;
  return (
    <TextAreaField
      name="easyWords"
      lang={tag}
      label={label}
      optional={optional}
      hint={hint}
      rows={3}
      defaultValue={item?.easyWords}
    />
  );
}
