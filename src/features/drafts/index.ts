export { type FileMessage, FileMessageProvider, useFileMessage } from './file-message';
export { type MessageDraft, MessageDraftProvider, useMessageDraft } from './message-draft';
export {
  type AdminTab,
  latestTab,
  type OpenForm,
  type OpenForms,
  OpenFormsProvider,
  useOpenForms,
} from './open-forms';
