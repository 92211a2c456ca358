import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { MessageBox } from '@/components/ui/message-box';
import { useCopy } from '@/copy';
import { type DeskCopy, deskCopy } from '@/copy/desk';
import type { WebsiteResult } from '@/host/messages';
import { fill } from '@/lib/fill';

type WebsiteCopy = DeskCopy['website'];

const isFailure = ({ kind }: WebsiteResult): boolean =>
  !['savedFolder', 'savedZip', 'putBack', 'trying'].includes(kind);

const nameIn = (result: WebsiteResult) => ({ name: 'name' in result ? result.name : '' });

/** Says the result of publishing in one line. */
export function resultTitle(result: WebsiteResult, copy: WebsiteCopy): string {
  if (isFailure(result)) return copy.failed.title;
  if (result.kind === 'trying') return copy.trying.title;
  return fill(result.kind === 'putBack' ? copy.restored.title : copy.saved.title, nameIn(result));
}

function Problem({ result }: { result: WebsiteResult }) {
  const { failed } = useCopy(deskCopy).website;
  const texts: Readonly<Record<string, string>> = failed.problems;
  return (
    <>
      <p>
        <BreakableText>{fill(texts[result.kind] ?? failed.problems.failed, nameIn(result))}</BreakableText>
      </p>
      {'isChanged' in result && <p>{result.isChanged ? failed.changed : failed.unchanged}</p>}
    </>
  );
}

function UploadSteps({ result }: { result: WebsiteResult }) {
  const { saved } = useCopy(deskCopy).website;
  return (
    <>
      <p>{saved.text}</p>
      <ul className="grid list-disc gap-1 ps-6">
        {saved.ways.map((way) => (
          <li key={way}>{fill(way, nameIn(result))}</li>
        ))}
      </ul>
    </>
  );
}

function ResultText({ result }: { result: WebsiteResult }) {
  const { restored, trying } = useCopy(deskCopy).website;
  switch (result.kind) {
    case 'savedFolder':
    case 'savedZip':
      return <UploadSteps result={result} />;
    case 'putBack':
      return <p>{restored.text}</p>;
    case 'trying':
      return (
        <>
          <p>{trying.text}</p>
          <p translate="no" className="font-bold">
            <BreakableText>{result.address}</BreakableText>
          </p>
        </>
      );
    default:
      return <Problem result={result} />;
  }
}

/** Shows the result of publishing. */
export function WebsiteResultBox({ result, onShow }: { result: WebsiteResult; onShow: () => void }) {
  const copy = useCopy(deskCopy).website;
  const isSaved = result.kind === 'savedFolder' || result.kind === 'savedZip';
  return (
    <MessageBox
      title={resultTitle(result, copy)}
      isAlarm={isFailure(result)}
      text={<ResultText result={result} />}
    >
      {isSaved && (
        <Button onClick={onShow}>
          <BreakableText>{fill(copy.saved.show, nameIn(result))}</BreakableText>
        </Button>
      )}
    </MessageBox>
  );
}
