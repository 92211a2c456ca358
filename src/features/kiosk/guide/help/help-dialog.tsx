import { Button } from '@/components/ui/button';
import { guide } from '@/copy/guide';
import { GuideDialog } from '../guide-dialog';
import type { GuideSession } from '../guide-session';

const copy = guide.help;

/** The guide's help: what it is, its keys, and what else it can do. It is read with the same keys as any dialog. */
export function HelpDialog({ session }: { session: GuideSession }) {
  const { help } = session;
  const leave = (then: () => void) => () => {
    help.close();
    then();
  };

  return (
    <GuideDialog title={copy.title} description={copy.text} onCancel={help.close}>
      <h3 className="mt-5 text-xl">{copy.keysTitle}</h3>
      <ul className="mt-2 grid gap-2">
        {copy.keys.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
      <h3 className="mt-5 text-xl">{copy.moreTitle}</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={help.whereAmI}>{copy.whereAmI}</Button>
        <Button onClick={help.repeat}>{copy.repeat}</Button>
        <Button onClick={help.sayTyped}>{copy.typed}</Button>
        <Button onClick={() => help.changeLevel('slower')}>{copy.slower}</Button>
        <Button onClick={() => help.changeLevel('faster')}>{copy.faster}</Button>
        <Button onClick={() => help.changeLevel('quieter')}>{copy.quieter}</Button>
        <Button onClick={() => help.changeLevel('louder')}>{copy.louder}</Button>
      </div>
      <p className="mt-3">{copy.volumeNote}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={help.goHome}>{copy.home}</Button>
        <Button onClick={help.changeTextSize}>{copy.textSize}</Button>
        <Button onClick={leave(() => help.explore())}>{copy.explorer}</Button>
        <Button onClick={() => session.switches.openSetup(true)}>{copy.switches}</Button>
        <Button onClick={leave(help.hideScreen)}>{copy.curtain}</Button>
        <Button onClick={leave(session.toggle)}>{copy.stop}</Button>
        <Button variant="primary" onClick={help.close}>
          {copy.close}
        </Button>
      </div>
    </GuideDialog>
  );
}
