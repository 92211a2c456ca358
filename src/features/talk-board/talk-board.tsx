import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { TitledDialog } from '@/components/ui/titled-dialog';
import { ToolButton } from '@/components/ui/tool-button';
import { languages, offeredLanguages } from '@/content/languages';
import { useCopy } from '@/copy';
import { talkCopy } from '@/copy/talk-board';
import { speech, useVoiceStatus } from '@/features/speech';
import { usePrint } from '@/host/use-print';
import { activity } from '@/lib/channel';
import { fill } from '@/lib/fill';
import { keysOf } from '@/lib/keys-of';
import { OwnSentence } from './own-sentence';
import { boardDigits, PaperBoard } from './paper-board';
import { PictureGrid, topicMark } from './picture-grid';
import { SentenceBar } from './sentence-bar';
import { type LastSentence, useTalkState } from './talk-state';
import { boardCopyOf, sentenceOf, useSpokenLanguage } from './use-spoken-language';

const goals = { words: 7, needs: 14, feelings: 10, times: 3, letters: 11 } as const;

function useTalking() {
  const [talk, setTalk] = useTalkState();
  const { said } = talk;
  const spoken = useSpokenLanguage();
  const { talkBoard: copy, language } = useCopy(talkCopy);
  const [isDead, setDead] = useState(false);
  useVoiceStatus();
  useEffect(() => speech.cancel, []);

  const spokenOf = (what: LastSentence) =>
    'id' in what ? { text: sentenceOf(boardCopyOf(spoken), what.id), language: spoken } : what;
  const inBoth = (what: LastSentence) => [
    spokenOf(what),
    ...('id' in what && spoken !== language.tag
      ? [{ text: sentenceOf(copy, what.id), language: language.tag }]
      : []),
  ];

  function speak(what: LastSentence) {
    setDead(false);
    const segment = spokenOf(what);
    if (!speech.hasVoice(segment.language)) return speech.cancel();
    speech.say([segment], { interrupt: true, onStart: () => activity.send(), onDead: () => setDead(true) });
  }

  const heard = said ? spokenOf(said).language : spoken;
  const isSilent = !speech.hasVoice(heard);
  const note = isSilent ? fill(copy.noVoice, { language: languages[heard].name }) : isDead && copy.dead;
  return {
    texts: said ? inBoth(said) : [],
    note: (said && note) || '',
    isSilent,
    say(what: LastSentence) {
      setTalk({ ...talk, said: what });
      speak(what);
    },
    sayAgain: said && !isSilent ? () => void speak(said) : undefined,
  };
}

function Topics() {
  const [talk, setTalk] = useTalkState();
  const { topicsLabel, topics } = useCopy(talkCopy).talkBoard;
  return (
    <fieldset
      aria-label={topicsLabel}
      className="my-3 flex flex-wrap gap-2 compact:not-in-data-text:flex-nowrap"
    >
      {keysOf(topics).map((topic) => (
        <Button
          key={topic}
          aria-pressed={topic === talk.topic}
          className={`goal-${goals[topic]} grow pt-3 compact:px-[0.9vh]! compact:portrait:min-w-min! ${topicMark} aria-pressed:bg-ink aria-pressed:text-paper`}
          onClick={() => setTalk({ ...talk, topic })}
        >
          {topics[topic]}
        </Button>
      ))}
    </fieldset>
  );
}

/** Pictures that speak for visitors, aloud and in large print. Keeps the last sentence and the typed text for the visit. */
export default function TalkBoard({ onClose, end }: { onClose: () => void; end?: ReactNode }) {
  const [talk, setTalk] = useTalkState();
  const { topic, sentence } = talk;
  const { texts, note, isSilent, say, sayAgain } = useTalking();
  const spoken = useSpokenLanguage();
  const { talkBoard: copy, language } = useCopy(talkCopy);
  const print = usePrint();

  return createPortal(
    <TitledDialog
      title={copy.title}
      closeLabel={copy.close}
      isAnnounced
      isPrinted
      onClose={onClose}
      className="m-auto h-dvh max-h-dvh w-full max-w-5xl scroll-pt-(--sentence-height) p-3 sm:p-5 backdrop:bg-scrim"
    >
      <div className="print:hidden">
        <SentenceBar
          texts={texts}
          lead={isSilent ? copy.leadSilent : copy.lead}
          note={note}
          isSilent={isSilent}
          again={copy.again}
          onAgain={sayAgain}
        />
        <Topics />
        {topic !== 'letters' && (
          <section aria-label={copy.topics[topic]}>
            <PictureGrid goal={goals[topic]} items={copy.items[topic]} onChoose={(id) => say({ id })} />
          </section>
        )}
        {(topic === 'letters' || topic === 'times') && (
          <OwnSentence
            copy={copy}
            keys={topic === 'letters' ? copy.alphabet : boardDigits}
            sentence={sentence}
            onChange={(changed) => setTalk({ ...talk, sentence: changed })}
            onSay={() => say({ text: sentence.trim(), language: language.tag })}
          />
        )}
        <div className="mt-6 flex flex-wrap items-end justify-between gap-4 border-t border-hairline py-4">
          {offeredLanguages.length > 1 && (
            <ChoiceGroup
              label={copy.spoken}
              choices={offeredLanguages.map((value) => ({ value, label: languages[value].name }))}
              value={spoken}
              onChange={(choice) => setTalk({ ...talk, spoken: choice })}
            />
          )}
          {print && (
            <ToolButton icon={Printer} onClick={() => void print()}>
              {copy.print}
            </ToolButton>
          )}
        </div>
        {end}
      </div>
      <PaperBoard copy={copy} otherLanguage={spoken === language.tag ? undefined : spoken} />
    </TitledDialog>,
    document.body,
  );
}
