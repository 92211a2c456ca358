import type { ReactNode } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';
import { isTranslated } from '@/content-store/reducer';
import { trimmedText } from '@/lib/visible-text';
import { AdminForm } from './admin-form';
import { easyWordsOf } from './easy-words-field';
import { useEditedLanguage } from './edited-language';

interface RequiredFormProps<Name extends string> {
  /** What it edits; without it, the form adds an item. */
  item: Readonly<Record<NoInfer<Name>, string | number>> | undefined;
  /** The values typed so far. */
  draft: FormDraft;
  /** The names of the fields. */
  labels: Readonly<Record<NoInfer<Name>, string>>;
  /** What is said about a field that is blank or not what it must be, in the order of the form. */
  messages: Readonly<Record<Name, string>>;
  /** What a text must be that is not just any. */
  checks?: Readonly<Partial<Record<NoInfer<Name>, (text: string) => boolean>>>;
  /** Gets the texts of the fields, and the easy words. */
  onValid: (
    values: Record<NoInfer<Name>, string> & { easyWords: string | undefined },
    data: FormData,
  ) => void;
  onCancel: () => void;
  /** Renders the fields, each with what they have in common. */
  children: (
    field: (name: NoInfer<Name>) => {
      name: Name;
      lang: string | undefined;
      label: string;
      required: true;
      defaultValue: string | number | undefined;
      error: string | undefined;
    },
  ) => ReactNode;
}

/** A form whose fields with a message are required (specification, section 5). */
export function RequiredForm<Name extends string>({
  item,
  labels,
  messages,
  checks,
  onValid,
  children,
  ...form
}: RequiredFormProps<Name>) {
  const { tag } = useEditedLanguage();
  const names = Object.keys(messages) as Name[];
  return (
    <AdminForm
      {...form}
      validate={(data) =>
        Object.fromEntries(
          names
            .filter((name) => !(checks?.[name] ?? Boolean)(trimmedText(data, name)))
            .map((name) => [name, messages[name]]),
        )
      }
      onValid={(data) => {
        const texts = Object.fromEntries(names.map((name) => [name, trimmedText(data, name)]));
        onValid({ ...(texts as Record<Name, string>), easyWords: easyWordsOf(data) }, data);
      }}
    >
      {(errors) =>
        children((name) => ({
          name,
          lang: isTranslated(name) ? tag : undefined,
          label: labels[name],
          required: true,
          defaultValue: item?.[name],
          error: errors[name],
        }))
      }
    </AdminForm>
  );
}
