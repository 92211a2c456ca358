import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { CheckedForm, type FormDraft } from '@/components/ui/checked-form';
import { useCopy } from '@/language';
import { TextsIn } from './language-choice';

type CheckedFormProps = ComponentProps<typeof CheckedForm>;

interface AdminFormProps extends Pick<CheckedFormProps, 'validate' | 'onValid' | 'className' | 'children'> {
  /** The values typed so far. */
  draft: FormDraft;
  /** Whether a field is required. */
  hasRequired: boolean;
  onCancel: () => void;
}

/** A form of Content Management, with its Save and Cancel buttons. */
export function AdminForm({ hasRequired, onCancel, children, ...form }: AdminFormProps) {
  const { admin, forms } = useCopy<'content'>();
  return (
    <CheckedForm
      summaryTitle={forms.summaryTitle}
      textLimit={forms.textLimit}
      requiredNote={hasRequired ? forms.requiredNote : undefined}
      {...form}
    >
      {(errors) => (
        <>
          <TextsIn />
          {children(errors)}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary">
              {admin.save}
            </Button>
            <Button onClick={onCancel}>{admin.cancel}</Button>
          </div>
        </>
      )}
    </CheckedForm>
  );
}
