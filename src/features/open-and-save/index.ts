export { useContentFiles } from './use-content-files';
export { useEditedDocument } from './use-edited-document';
