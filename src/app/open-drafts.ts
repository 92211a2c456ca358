import type { MessageDraft, OpenForms } from '@/features/drafts';
import type { TakeHomePage } from '@/features/take-home';
import { visibleText } from '@/lib/visible-text';

/** What has been typed and would be lost with the visit or the window. */
export type OpenDraft = 'message' | 'takeHome' | 'form';

interface Typed {
  readonly message: MessageDraft;
  readonly takeHome: TakeHomePage;
  readonly forms: OpenForms;
}

/**
 * Finds what would be lost: texts of a message or a take-home page that nobody has taken along as they are, and forms of Content
 * Management that someone has begun to fill in.
 */
export function openDrafts({ message, takeHome, forms }: Typed): OpenDraft[] {
  const isOpen: Record<OpenDraft, boolean> = {
    message: [...message.values].some(
      ([name, text]) => visibleText(text) && message.taken?.get(name) !== text,
    ),
    takeHome: (['askFor', 'note'] as const).some(
      (name) => visibleText(takeHome[name] ?? '') && takeHome.taken?.[name] !== takeHome[name],
    ),
    form: [...forms.values()].some(({ draft }) => draft.size > 0),
  };
  return (['message', 'takeHome', 'form'] as const).filter((each) => isOpen[each]);
}
