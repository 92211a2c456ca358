import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { guide as copy } from '@/copy/guide';
import { useVoiceStatus } from '@/features/speech';
import { fill } from '@/lib/fill';
import { GuideDialog } from '../guide-dialog';
import type { Guide } from '../use-guide';
import { isSingle } from './switch-keys';
import { bounceText } from './switches';

/** A setting with its steps: what it is now, and what changes it. */
function SettingSteps({ text, children }: { text: string; children: ReactNode }) {
  const textId = useId();
  return (
    <fieldset aria-labelledby={textId} className="mt-5">
      <p id={textId} className="text-xl">
        {text}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </fieldset>
  );
}

/** How fast the scan moves, which presses count, whether it speaks, and which switches there are. */
export function SwitchSettingsDialog({ guide }: { guide: Guide }) {
  const { help, switches } = guide.session;
  const isVoiceThere = useVoiceStatus() !== 'missing';
  const { settings } = copy.switches;
  return (
    <GuideDialog title={settings.title} onCancel={switches.closeSettings}>
      {guide.switches && isSingle(guide.switches) && (
        <SettingSteps text={fill(settings.stepTime, { seconds: guide.stepMs / 1000 })}>
          <Button onClick={() => switches.changeStepTime('faster')}>{settings.faster}</Button>
          <Button onClick={() => switches.changeStepTime('slower')}>{settings.slower}</Button>
        </SettingSteps>
      )}
      <SettingSteps text={bounceText(guide.bounceMs)}>
        <Button onClick={() => switches.changeBounceTime('shorter')}>{settings.shorterBounce}</Button>
        <Button onClick={() => switches.changeBounceTime('longer')}>{settings.longerBounce}</Button>
      </SettingSteps>
      {isVoiceThere && (
        <SettingSteps text={settings.speech}>
          <Button aria-pressed={guide.hasVoice} onClick={() => switches.setVoice(!guide.hasVoice)}>
            {settings.voice}
          </Button>
          {guide.hasVoice &&
            (['slower', 'faster', 'quieter', 'louder'] as const).map((change) => (
              <Button key={change} onClick={() => help.changeLevel(change)}>
                {copy.help[change]}
              </Button>
            ))}
        </SettingSteps>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => switches.openSetup(guide.hasVoice)}>{settings.again}</Button>
        <Button variant="primary" onClick={switches.closeSettings}>
          {settings.close}
        </Button>
      </div>
    </GuideDialog>
  );
}
