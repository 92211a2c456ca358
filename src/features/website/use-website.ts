import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '@/components/ui/checked-form';
import { writeContent } from '@/content/read-content';
import { parseSiteUrl } from '@/content/site-url';
import { useDocuments } from '@/content/store/content-store';
import type { WebsiteProgress, WebsiteResult, WebsiteTarget } from '@/host/messages';
import { useDeskPort } from '@/host/use-desk-port';
import { formatDay } from '@/lib/format-date';

/** Returns what staff can do with the website, one thing at a time: further presses meanwhile do nothing. */
export function useWebsite() {
  const { website } = useDeskPort();
  const documents = useDocuments();
  const [progress, setProgress] = useState<WebsiteProgress>();
  const [result, setResult] = useState<WebsiteResult>();
  const [draft, setDraft] = useState<FormDraft>(new Map());
  const isRunning = useRef(false);

  useEffect(() => website.onProgress((next) => isRunning.current && setProgress(next)), [website]);

  async function run(request: () => Promise<WebsiteResult>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    // Removes the last result, so that the next one takes the focus even if it says the same.
    setResult(undefined);
    const next = await request().catch((): WebsiteResult => ({ kind: 'notMade' }));
    isRunning.current = false;
    setProgress(undefined);
    if (next.kind !== 'canceled') setResult(next);
  }

  return {
    /** How far the making of the website is. */
    progress,
    /** The result of the last request, unless staff canceled it. */
    result,
    draft,
    type: (name: string, text: string) => setDraft((typed) => new Map(typed).set(name, text)),
    save: (target: WebsiteTarget) =>
      run(async () => {
        if (!documents) return { kind: 'notMade' };
        const siteUrl = parseSiteUrl(draft.get('address')?.trim() ?? '');
        return website.save(writeContent(documents.shown, formatDay(new Date())), siteUrl, target);
      }),
    putBack: () => run(() => website.putBack()),
    show: () => website.show(),
  };
}

export type Website = ReturnType<typeof useWebsite>;
