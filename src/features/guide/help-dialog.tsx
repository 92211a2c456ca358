import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/use-modal';
import { guide } from '@/copy/guide';
import type { GuideSession } from './guide-session';

/** The guide's help: what it is, its keys, and what else it can do. It is read with the same keys as any dialog. */
export function HelpDialog({ session }: { session: GuideSession }) {
  const dialog = useModal();
  const titleId = useId();
  const { help } = guide;
  const leave = (then: () => void) => () => {
    session.closeHelp();
    then();
  };

  return (
    <dialog
      ref={dialog}
      data-sheet
      data-guide-own=""
      aria-labelledby={titleId}
      onCancel={session.closeHelp}
      className="border-ink bg-card p-6 text-ink backdrop:bg-scrim"
    >
      <h2 id={titleId} className="text-2xl">
        {help.title}
      </h2>
      <p className="mt-3">{help.text}</p>
      <h3 className="mt-5 text-xl">{help.keysTitle}</h3>
      <ul className="mt-2 grid gap-2">
        {help.keys.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-xl">{help.moreTitle}</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={session.whereAmI}>{help.whereAmI}</Button>
        <Button onClick={session.repeat}>{help.repeat}</Button>
        <Button onClick={session.sayTyped}>{help.typed}</Button>
        <Button onClick={() => session.changeLevel('slower')}>{help.slower}</Button>
        <Button onClick={() => session.changeLevel('faster')}>{help.faster}</Button>
        <Button onClick={() => session.changeLevel('quieter')}>{help.quieter}</Button>
        <Button onClick={() => session.changeLevel('louder')}>{help.louder}</Button>
      </div>
      <p className="mt-3">{help.volumeNote}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={leave(session.explore)}>{help.explorer}</Button>
        <Button onClick={leave(session.hideScreen)}>{help.curtain}</Button>
        <Button onClick={leave(session.toggle)}>{help.stop}</Button>
        <Button variant="primary" onClick={session.closeHelp}>
          {help.close}
        </Button>
      </div>
    </dialog>
  );
}
