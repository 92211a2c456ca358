import { Printer, Save } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import published from 'site-content/document';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { qrCodeSvg } from '@/components/ui/qr-code';
import { useLazyModule } from '@/components/ui/use-lazy-module';
import { ExampleNumbers } from '@/content/gaps/example-numbers';
import type { LanguageTag } from '@/content/languages';
import { localize } from '@/content/localize';
import { useDocuments } from '@/content/store/content-store';
import { currentCopy, useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { sharedCopy } from '@/copy/shared';
import { takeHomeCopy } from '@/copy/take-home';
import { DeskDialog } from '@/features/desk';
import type { SaveResult } from '@/host/messages';
import { useDeskPort } from '@/host/use-desk-port';
import { fill } from '@/lib/fill';
import { focusToRead } from '@/lib/focus-to-read';
import { listen } from '@/lib/listen';
import { printOnly } from '@/lib/print-only';
import { visibleText } from '@/lib/visible-text';
import { useTakeHomePage } from '../take-home-page';
import { Paper } from './paper';
import { PaperChoices, usePaperChoices } from './paper-choices';
import { type PaperSource, paperItems } from './paper-items';

/** Gives the page a title and a language while it is printed or saved as a file, which keeps both. */
function usePrintedAs(title = '', language = ''): void {
  useEffect(() => {
    const { documentElement } = document;
    let usualTitle = document.title;
    return listen(window, {
      beforeprint() {
        usualTitle = document.title;
        document.title = title;
        documentElement.lang = language;
      },
      afterprint() {
        document.title = usualTitle;
        documentElement.lang = currentCopy(sharedCopy).language.tag;
      },
    });
  }, [title, language]);
}

function SaveText({ result }: { result: SaveResult }) {
  const { saved, notSaved } = useCopy(takeHomeCopy).takeHomePage.panel;
  const { problems } = useCopy(contentCopy).admin.contentFile;
  if (result.kind === 'saved') return fill(saved, { name: result.name });
  return result.kind === 'canceled' ? notSaved : `${notSaved} ${problems[result.kind]}`;
}

function TakeButtons() {
  const desk = useDeskPort();
  const { panel } = useCopy(takeHomeCopy).takeHomePage;
  const [, setPage] = useTakeHomePage();
  const [result, setResult] = useState<SaveResult>();

  /** Records that the family has the current page, on paper or in a file. */
  const markTaken = () =>
    setPage((page) => ({ ...page, taken: { askFor: page.askFor ?? '', note: page.note ?? '' } }));

  async function print() {
    if (await desk.print()) markTaken();
  }

  async function save() {
    setResult(undefined);
    const saved = await desk.savePdf(panel.file);
    setResult(saved);
    if (saved.kind === 'saved') markTaken();
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={print}>
          <Printer aria-hidden="true" className="size-5 shrink-0" />
          {panel.print}
        </Button>
        <Button onClick={save}>
          <Save aria-hidden="true" className="size-5 shrink-0" />
          {panel.save}
        </Button>
      </div>
      <LiveRegion>{result && <SaveText result={result} />}</LiveRegion>
    </>
  );
}

export function TakeHomePanel({ onClose }: { onClose: () => void }) {
  const { takeHomePage, common } = useCopy(takeHomeCopy);
  const { panel } = takeHomePage;
  const [{ items }] = useTakeHomePage();
  const { languages, isEasy, askFor, note } = usePaperChoices();
  const documents = useDocuments();
  const hasCode = useLazyModule(qrCodeSvg) !== undefined;
  const [now] = useState(() => new Date());
  const printed = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);

  const sources = new Map<LanguageTag, PaperSource>();
  if (documents) {
    for (const tag of languages) {
      const content = localize(documents.shown, tag);
      sources.set(tag, { copy: takeHomeCopy.of(content, tag), content, isEasy, now });
    }
  }
  const copy = new Map([...sources].map(([tag, source]) => [tag, source.copy]));
  const [first] = copy.values();
  usePrintedAs(first && fill(first.takeHomePage.paper.title, { name: first.foundation.name }), languages[0]);
  useLayoutEffect(
    () => (printed.current ? printOnly(printed.current, printed.current.parentElement) : undefined),
    [],
  );

  const isEmpty = items.length === 0;
  const isReady = hasCode && sources.size > 0;
  return (
    <DeskDialog title={panel.title} closeLabel={panel.close} isPrinted onClose={onClose}>
      {!isEmpty && (
        <div className="mb-8 grid gap-6">
          <PaperChoices />
          <ExampleNumbers />
          {isReady && <TakeButtons />}
        </div>
      )}
      <div ref={printed}>
        <LiveRegion className="text-xl">{!isEmpty && !isReady && common.loading}</LiveRegion>
        {isEmpty ? (
          <p ref={empty} tabIndex={-1} className="max-w-reading text-xl">
            {panel.empty}
          </p>
        ) : (
          isReady && (
            <Paper
              items={paperItems(items, sources, published)}
              onEmpty={() => focusToRead(empty.current)}
              copy={copy}
              isEasy={isEasy}
              askFor={askFor}
              note={visibleText(note)}
            />
          )
        )}
      </div>
    </DeskDialog>
  );
}
