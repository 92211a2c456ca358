import type { Content } from '@/content/document';
import { setDocuments, useDocuments } from '@/content/store/content-store';

/** Returns the document that staff work on, and how to change it. Throws before Content Management or a desk loaded it. */
export function useEditedDocument() {
  const documents = useDocuments();
  if (!documents) throw new Error('The content of the site is not loaded whole.');
  return {
    documents,
    document: documents.shown,
    /** Replaces the shown document, but not the one saved last. */
    show: (document: Content) => setDocuments({ shown: document }),
  };
}
