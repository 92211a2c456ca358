import { Printer, Save } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { useStyles } from '@/components/ui/use-styles';
import { currentCopy, useCopy } from '@/copy';
import { contentCopy } from '@/copy/content';
import { deskCopy } from '@/copy/desk';
import { sharedCopy } from '@/copy/shared';
import { ExampleNumbers } from '@/gaps/example-numbers';
import type { SaveAnswer } from '@/host/messages';
import { useDeskPort } from '@/host/use-desk-port';
import { fill } from '@/lib/fill';
import { focusToRead } from '@/lib/focus-to-read';
import { listen } from '@/lib/listen';
import { printOnly } from '@/lib/print-only';
import { type PaperSize, useTakeHomePage } from '../take-home-page';
import { ItemList } from './item-list';
import { PageChoices } from './page-choices';
import { Paper } from './paper';
import styles from './take-home.css?inline';
import { usePrintedPage } from './use-printed-page';

/** Gives the page a title and a language while it is printed or saved as a file, which keeps both. */
function usePrintedAs(title: string, language: string): void {
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

interface PrintedProps {
  size: PaperSize;
  title: string;
  language: string;
  children: ReactNode;
}

/** Shows the page for print instead of the screen, inside the dialog: a PDF would lack the tags of anything behind that. */
function Printed({ size, title, language, children }: PrintedProps) {
  const box = useRef<HTMLDivElement>(null);
  useStyles(`@page { size: ${size}; margin: 12mm; }`);
  usePrintedAs(title, language);
  useLayoutEffect(() => (box.current ? printOnly(box.current, box.current.parentElement) : undefined), []);
  return (
    <div ref={box} className="take-home-print">
      {children}
    </div>
  );
}

function SaveText({ answer }: { answer: SaveAnswer }) {
  const { saved, notSaved } = useCopy(deskCopy).takeHomePage.panel;
  const { problems } = useCopy(contentCopy).admin.contentFile;
  if (answer.kind === 'saved') return fill(saved, { name: answer.name });
  return answer.kind === 'canceled' ? notSaved : `${notSaved} ${problems[answer.kind]}`;
}

/** Prints the page, or saves it as a file. */
function TakeButtons() {
  const desk = useDeskPort();
  const { panel } = useCopy(deskCopy).takeHomePage;
  const [, setPage] = useTakeHomePage();
  const [answer, setAnswer] = useState<SaveAnswer>();

  /** Notes that the family has the page as it is now, on paper or in a file. */
  const markTaken = () =>
    setPage((page) => ({ ...page, taken: { askFor: page.askFor ?? '', note: page.note ?? '' } }));

  async function print() {
    if (await desk.print()) markTaken();
  }

  async function save() {
    setAnswer(undefined);
    const saved = await desk.savePdf(panel.file);
    setAnswer(saved);
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
      <LiveRegion>{answer && <SaveText answer={answer} />}</LiveRegion>
    </>
  );
}

const small = 'm-auto w-176 max-w-[calc(100%-1rem)] rounded-card backdrop:bg-scrim';
const fullScreen = 'm-0 h-dvh max-h-none w-screen max-w-none';

export function TakeHomePanel({ onClose }: { onClose: () => void }) {
  const copy = useCopy(deskCopy);
  const [{ items }] = useTakeHomePage();
  const { paper, titles, isWhole } = usePrintedPage();
  const { panel } = copy.takeHomePage;
  const empty = useRef<HTMLParagraphElement>(null);
  useStyles(styles);

  const isEmpty = items.length === 0;
  const isReady = !isEmpty && isWhole;
  const printed = fill(panel.printed, { size: paper.textSize });
  const [first = copy] = paper.copy.values();

  return createPortal(
    <TitledDialog
      title={panel.title}
      closeLabel={panel.close}
      isAnnounced
      isPrinted
      onClose={onClose}
      className={`overflow-x-hidden p-[min(1rem,4vw)] sm:p-6 ${isEmpty ? small : fullScreen}`}
    >
      {isEmpty ? (
        <p ref={empty} tabIndex={-1} className="max-w-reading text-xl">
          {panel.empty}
        </p>
      ) : (
        <div className="@container">
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 @min-[56rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <div className="grid grid-cols-1 gap-8">
              <section aria-labelledby="take-home-items">
                <h3 id="take-home-items" className="mb-3">
                  {panel.items}
                </h3>
                <ItemList titles={titles} onEmpty={() => focusToRead(empty.current)} />
              </section>
              <PageChoices />
            </div>
            <section aria-labelledby="take-home-preview" className="@min-[56rem]:sticky @min-[56rem]:top-0">
              <h3 id="take-home-preview" className="mb-3">
                {panel.preview}
              </h3>
              <div className="mb-5 grid grid-cols-1 gap-3">
                <ExampleNumbers />
                <LiveRegion className="font-bold">{isWhole ? printed : copy.common.loading}</LiveRegion>
                {isReady && <TakeButtons />}
              </div>
              <div className="take-home-preview">
                <Paper {...paper} isPreview />
              </div>
            </section>
          </div>
        </div>
      )}
      {/* Renders this all the time, because the menu prints, too. */}
      <Printed
        size={paper.size}
        title={fill(first.takeHomePage.paper.title, { name: first.foundation.name })}
        language={first.language.tag}
      >
        {isReady ? (
          <Paper {...paper} />
        ) : (
          <p className="text-2xl">{isEmpty ? panel.empty : copy.common.loading}</p>
        )}
      </Printed>
    </TitledDialog>,
    document.body,
  );
}
