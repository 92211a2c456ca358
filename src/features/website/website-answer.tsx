import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { MessageBox } from '@/components/ui/message-box';
import { useCopy } from '@/copy';
import { type DeskCopy, deskCopy } from '@/copy/desk';
import type { WebsiteAnswer } from '@/host/messages';
import { fill } from '@/lib/fill';

type WebsiteCopy = DeskCopy['website'];

const isFailure = ({ kind }: WebsiteAnswer): boolean =>
  !['savedFolder', 'savedZip', 'putBack', 'trying'].includes(kind);

const nameIn = (answer: WebsiteAnswer) => ({ name: 'name' in answer ? answer.name : '' });

/** Says the result of publishing in one line. */
export function answerTitle(answer: WebsiteAnswer, copy: WebsiteCopy): string {
  if (isFailure(answer)) return copy.failed.title;
  if (answer.kind === 'trying') return copy.trying.title;
  return fill(answer.kind === 'putBack' ? copy.restored.title : copy.saved.title, nameIn(answer));
}

function Problem({ answer }: { answer: WebsiteAnswer }) {
  const { failed } = useCopy(deskCopy).website;
  const texts: Readonly<Record<string, string>> = failed.problems;
  return (
    <>
      <p>
        <BreakableText>{fill(texts[answer.kind] ?? failed.problems.failed, nameIn(answer))}</BreakableText>
      </p>
      {'isChanged' in answer && <p>{answer.isChanged ? failed.changed : failed.unchanged}</p>}
    </>
  );
}

function UploadSteps({ answer }: { answer: WebsiteAnswer }) {
  const { saved } = useCopy(deskCopy).website;
  return (
    <>
      <p>{saved.text}</p>
      <ul className="grid list-disc gap-1 ps-6">
        {saved.ways.map((way) => (
          <li key={way}>{fill(way, nameIn(answer))}</li>
        ))}
      </ul>
    </>
  );
}

function Answer({ answer }: { answer: WebsiteAnswer }) {
  const { restored, trying } = useCopy(deskCopy).website;
  switch (answer.kind) {
    case 'savedFolder':
    case 'savedZip':
      return <UploadSteps answer={answer} />;
    case 'putBack':
      return <p>{restored.text}</p>;
    case 'trying':
      return (
        <>
          <p>{trying.text}</p>
          <p translate="no" className="font-bold">
            <BreakableText>{answer.address}</BreakableText>
          </p>
        </>
      );
    default:
      return <Problem answer={answer} />;
  }
}

/** Says what became of the website. */
export function WebsiteAnswerBox({ answer, onShow }: { answer: WebsiteAnswer; onShow: () => void }) {
  const copy = useCopy(deskCopy).website;
  const isSaved = answer.kind === 'savedFolder' || answer.kind === 'savedZip';
  return (
    <MessageBox
      title={answerTitle(answer, copy)}
      isAlarm={isFailure(answer)}
      text={<Answer answer={answer} />}
    >
      {isSaved && (
        <Button onClick={onShow}>
          <BreakableText>{fill(copy.saved.show, nameIn(answer))}</BreakableText>
        </Button>
      )}
    </MessageBox>
  );
}
