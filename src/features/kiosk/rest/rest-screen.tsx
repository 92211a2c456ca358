import { Accessibility, ALargeSmall, BookOpenText, Headphones, type LucideIcon, Pointer } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { Weave } from '@/components/site/weave/weave';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { type LanguageTag, languages, offeredLanguages } from '@/content/languages';
import { startLanguage } from '@/content/store/start-language';
import { useCopy } from '@/copy';
import { kioskCopy } from '@/copy/kiosk';
import { useRegion } from '../shared/regions';

/** Interval at which the text moves, in milliseconds, so that it does not burn into the panel. */
const MOVE_INTERVAL_MS = 60_000;

/** Where the text is within its part of the screen: at one corner, in the middle, or at the opposite corner. */
const positions = [
  '[--rest-position:-1]',
  '[--rest-position:0]',
  '[--rest-position:1]',
  '[--rest-position:0]',
];

/** The languages in which a visit can begin, the kiosk's own first, which gets the focus. */
const restLanguages = [startLanguage, ...offeredLanguages.filter((tag) => tag !== startLanguage)];

/** The ways to begin a visit other than the normal one, in the order of their buttons. */
const icons = {
  largeText: ALargeSmall,
  easyRead: BookOpenText,
  lowerScreen: Accessibility,
  audioGuide: Headphones,
} satisfies Record<string, LucideIcon>;

export type RestChoice = keyof typeof icons;

interface RestScreenProps {
  choices: readonly RestChoice[];
  onBegin: (choice?: RestChoice) => void;
  onBeginIn: (language: LanguageTag) => void;
}

/** Moves the weave without painting it again. */
const slowMovement =
  'motion-safe:animate-[rest-weave_60s_steps(120)_infinite_alternate] motion-safe:will-change-transform';

/** Hides one thing after another where the reachable part is low. Limits in pixels are for displays of few pixels. */
const leftOut = {
  icons: '[@container_rest-reach_(height<50rem)]:[@container_rest-text_(width<42rem)]:hidden',
  text: '[@container_rest-reach_(height<36rem)_or_(width<24rem)]:hidden',
  otherwise:
    '[@container_rest-reach_(height<19rem)_or_(height<420px)_or_((height<29rem)_and_(width<26rem))]:hidden',
  language: '[@container_rest-reach_(height<16rem)_or_(height<420px)]:hidden',
};

/** Begins a visit in a language, with an invitation in that language. */
function LanguageButton({ tag, onClick }: { tag: LanguageTag; onClick: (event: SyntheticEvent) => void }) {
  return (
    <Button
      lang={tag}
      variant="accent"
      className="[@container_rest-reach_(height>=50rem)]:flex-col"
      onClick={onClick}
    >
      <Pointer aria-hidden="true" className={`size-[1.2em] shrink-0 ${leftOut.icons}`} />
      <span>
        {kioskCopy.files[tag].invitation}{' '}
        {restLanguages.length > 1 && (
          <span className={`block text-[0.75em] font-medium ${leftOut.language}`}>{languages[tag].name}</span>
        )}
      </span>
    </Button>
  );
}

/** Counts up at an interval. */
function useMoves(): number {
  const [move, setMove] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMove((last) => last + 1), MOVE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return move;
}

/** The kiosk between visitors: the weave, the name, and buttons within reach. The waking input has no other effect. */
export function RestScreen({ choices, onBegin, onBeginIn }: RestScreenProps) {
  const { kiosk } = useCopy(kioskCopy);
  const dialog = useModal();
  useRegion('rest', dialog);
  const move = useMoves();
  const { name, text, otherwise, choices: labels, switches } = kiosk.rest;

  function wake(event: SyntheticEvent, begin: () => void = onBegin) {
    event.preventDefault();
    // Stops propagation, because a touch anywhere else on the screen begins a normal visit.
    event.stopPropagation();
    begin();
  }

  function wakeByKey(event: KeyboardEvent) {
    const isPress = /^(Enter| )$/.test(event.key) && event.target instanceof HTMLButtonElement;
    // Counts Shift, which is pressed before Tab to move the focus backward.
    const movesFocus = /^(Tab|Shift)$/.test(event.key);
    // Ignores key repeat, since something may be resting on the key.
    if (event.repeat) event.preventDefault();
    else if (!movesFocus && !isPress) wake(event);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClick={wake}
      onKeyDown={wakeByKey}
      onCancel={wake}
      className={`rest-screen m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-paper text-ink open:grid ${positions[move % positions.length]}`}
    >
      {/* Extends the picture above the reach line, to the top of the display. */}
      <div className="@container-size -mt-(--reach-line) overflow-hidden [@container_rest-reach_(height<340px)]:h-(--reach-line)">
        {/* Hides a sliver of the weave, which would look broken. */}
        <div className={`size-full [@container_(width<4rem)_or_(height<4rem)]:hidden ${slowMovement}`}>
          <Weave seed={move} loose={0.3} className="size-full" />
        </div>
      </div>
      <div className="rest-text flex max-h-[100cqb] flex-col self-center overflow-y-auto *:shrink-0">
        <p className="font-headline text-[clamp(1.5rem,min(0.09*var(--rest-room)+0.4rem,14cqi),5rem)] leading-[1.15]">
          {name}
        </p>
        <p className={`mt-2 text-[1.5rem] text-ink-soft ${leftOut.text}`}>{text}</p>
        <div className="rest-begin grid auto-cols-fr grid-flow-col">
          {restLanguages.map((tag) => (
            <LanguageButton key={tag} tag={tag} onClick={(event) => wake(event, () => onBeginIn(tag))} />
          ))}
        </div>
        <p className={leftOut.otherwise}>{otherwise}</p>
        <div
          className={`rest-choices flex flex-wrap [@container_rest-reach_(height<340px)]:flex-nowrap ${choices.length === 3 ? '[--rest-columns:3]' : '[--rest-columns:2]'}`}
        >
          {choices.map((choice) => {
            const Icon = icons[choice];
            return (
              <Button key={choice} onClick={(event) => wake(event, () => onBegin(choice))}>
                <Icon aria-hidden="true" className="size-[1.6em] shrink-0" />
                {labels[choice]}
              </Button>
            );
          })}
        </div>
        <p>{switches}</p>
      </div>
    </dialog>
  );
}
