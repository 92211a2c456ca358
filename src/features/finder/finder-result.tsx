import { type ReactNode, useRef } from 'react';
import { InLanguage } from '@/components/site/in-language';
import { ItemAction } from '@/components/site/item-action';
import { ReachUs } from '@/components/site/reach-us';
import { Button, buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { answerName, type FinderAnswers } from '@/content/finder-rules';
import { useCopy } from '@/copy';
import { finderAnchor, programAnchor, screenPaths, serviceAnchor } from '@/copy/screen-paths';
import { type ScreensCopy, screensCopy } from '@/copy/screens';
import { MessageLink } from '@/features/actions';
import { useCapabilities } from '@/host/capabilities';
import { usePrintAlone } from '@/host/use-print';
import { anchorMark } from '@/lib/anchors';
import { fill } from '@/lib/fill';
import type { Suggestion } from './find-suggestions';

/** The copy of the finder, which Easy read replaces by its own. */
export type FinderCopy = ScreensCopy['finder'];

export type Describe = (suggestion: Suggestion) => { title: string; text: ReactNode };

interface FinderResultProps {
  copy: FinderCopy;
  answers: FinderAnswers;
  suggestions: readonly Suggestion[];
  describe: Describe;
  thread: ReactNode;
}

const besideTheOthers =
  '@min-[52rem]/result:grid-cols-[7fr_5fr] @min-[52rem]/result:grid-rows-[auto_1fr] @min-[52rem]/result:items-start @min-[52rem]/result:gap-x-12';

function target(suggestion: Suggestion) {
  return suggestion.kind === 'service'
    ? { pathname: screenPaths.services, hash: serviceAnchor(suggestion.item.id) }
    : { pathname: screenPaths.programs, hash: programAnchor(suggestion.item.id) };
}

/** The language of a suggestion's title, if nobody has translated it yet. */
function languageOf(suggestion: Suggestion) {
  return suggestion.item.languages?.title;
}

/** Shows how to begin: the number and, for an offer, a link to a prefilled message. */
function HowToBegin({ lead, about }: { lead: string; about?: string }) {
  const { reachUs, programs } = useCopy(screensCopy);
  const { isAtFrontDesk } = useCapabilities();
  const { say, topic } = programs.list.action;
  const messageLink = about && !isAtFrontDesk && reachUs.message && (
    <MessageLink
      link={reachUs.message}
      matter={{ topic, say: fill(say, { title: about }) }}
      className={buttonClasses('primary')}
    />
  );
  return <ReachUs copy={{ ...reachUs, lead }} size="compact" messageLink={messageLink || undefined} />;
}

/** Returns the reason for a suggestion, in the words of the matching answers. */
function reasonOf(
  { reasons }: Suggestion,
  answers: FinderAnswers,
  { questions, result }: FinderCopy,
): string {
  const [first = '', second = '', third = ''] = reasons.map((question) =>
    answerName(questions, question, answers[question]),
  );
  return fill(result.because[reasons.length - 1] ?? result.otherwise, { first, second, third });
}

interface SuggestedProps extends Pick<FinderResultProps, 'copy' | 'describe'> {
  suggestion: Suggestion;
  reason: string;
  /** Whether it is the best match, which says how to begin. */
  isBest: boolean;
}

function Suggested({ suggestion, reason, copy, describe, isBest }: SuggestedProps) {
  const { common } = useCopy(screensCopy);
  const { title, text } = describe(suggestion);
  const { reachUs: lead, next } = copy.result;
  return (
    <div className={isBest ? 'px-[min(1rem,4vw)] py-5 @min-[38rem]:p-card' : ''}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {isBest && (
          <span className="grid size-14 shrink-0 place-items-center rounded-control bg-primary text-on-primary @max-[30rem]/result:hidden print:hidden">
            <Icon
              id={suggestion.kind === 'service' ? suggestion.item.icon : 'calendar'}
              className="size-3/5"
            />
          </span>
        )}
        <div className="beside-icon">
          <h4
            lang={languageOf(suggestion)}
            className={isBest ? 'text-[min(2rem,9vw)] leading-tight' : 'text-xl'}
          >
            <Link to={target(suggestion)} className={`text-link ${isBest ? '!font-headline' : ''}`}>
              {title}
            </Link>
          </h4>
          <p>{reason}</p>
        </div>
      </div>
      <div className="mt-3">{text}</div>
      <InLanguage of={suggestion.item} copy={common.inLanguage} />
      {isBest && (
        <div className="mt-5 grid gap-3 border-t-2 border-hairline pt-4">
          <HowToBegin lead={lead} about={title} />
          <p className="whitespace-pre-line">{fill(next, { name: title })}</p>
        </div>
      )}
      <ItemAction item={{ kind: suggestion.kind, id: suggestion.item.id }} title={title} className="mt-4" />
    </div>
  );
}

/** The result: the best match, and beside or below it the others. */
export function FinderResult({ copy, answers, suggestions, describe, thread }: FinderResultProps) {
  const whole = useRef<HTMLDivElement>(null);
  const printAlone = usePrintAlone();
  const { title, text, none, reachUs: lead, print } = copy.result;

  return (
    <div ref={whole} className="@container/result">
      <h3 {...anchorMark(finderAnchor)} className="step-title">
        <span className="mb-1.5 flex print:hidden">{thread}</span>
        {title}
      </h3>
      <p className="mt-3 whitespace-pre-line text-ink-soft">
        {suggestions.length > 0 ? text[answers.who] : none}
      </p>
      {suggestions.length === 0 && (
        <div className="mt-4">
          <HowToBegin lead={lead} />
        </div>
      )}
      <ul
        className={`mt-6 grid gap-6 ${suggestions.length > 1 ? besideTheOthers : ''} print:block print:space-y-4`}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={target(suggestion).hash}
            className={
              index === 0
                ? 'break-inside-avoid outlined-card @min-[52rem]/result:row-span-2'
                : 'border-t-2 border-hairline pt-4'
            }
          >
            <Suggested
              suggestion={suggestion}
              reason={reasonOf(suggestion, answers, copy)}
              copy={copy}
              describe={describe}
              isBest={index === 0}
            />
          </li>
        ))}
      </ul>
      {printAlone && (
        <Button
          className="mt-6"
          onClick={() => whole.current && printAlone(whole.current, whole.current.closest('main'))}
        >
          {print}
        </Button>
      )}
      <ItemAction
        title={title}
        lines={suggestions.map((suggestion) => ({
          text: describe(suggestion).title,
          language: languageOf(suggestion),
        }))}
        className="mt-6"
      />
    </div>
  );
}
