import { Button } from '@/components/ui/button';
import { guide as copy } from '@/copy/guide';
import { useVoiceStatus } from '@/features/speech';
import { fill } from '@/lib/fill';
import { GuideDialog } from '../guide-dialog';
import type { Guide } from '../use-guide';
import { isSingle } from './switch-keys';

/** How fast the scan moves, whether it speaks, and which switches there are. */
export function SwitchSettingsDialog({ guide }: { guide: Guide }) {
  const { help, switches } = guide.session;
  const isVoiceThere = useVoiceStatus() !== 'missing';
  const { settings } = copy.switches;
  return (
    <GuideDialog title={settings.title} onCancel={switches.closeSettings}>
      {guide.switches && isSingle(guide.switches) && (
        <>
          <p className="mt-3 text-xl">{fill(settings.stepTime, { seconds: guide.stepMs / 1000 })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => switches.changeStepTime('faster')}>{settings.faster}</Button>
            <Button onClick={() => switches.changeStepTime('slower')}>{settings.slower}</Button>
          </div>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isVoiceThere && (
          <>
            <Button aria-pressed={guide.hasVoice} onClick={() => switches.setVoice(!guide.hasVoice)}>
              {settings.voice}
            </Button>
            {guide.hasVoice &&
              (['slower', 'faster', 'quieter', 'louder'] as const).map((change) => (
                <Button key={change} onClick={() => help.changeLevel(change)}>
                  {copy.help[change]}
                </Button>
              ))}
          </>
        )}
        <Button onClick={() => switches.openSetup(guide.hasVoice)}>{settings.again}</Button>
        <Button variant="primary" onClick={switches.closeSettings}>
          {settings.close}
        </Button>
      </div>
    </GuideDialog>
  );
}
