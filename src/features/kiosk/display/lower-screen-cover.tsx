import { Weave } from '@/components/site/weave/weave';
import { useKioskVisit } from '../visit/kiosk-visit';

/** What is above the reach line while everything is brought lower: the weave and the screen's name. It takes no touch. */
export function LowerScreenCover() {
  const { lowerScreen, screenNames, screen } = useKioskVisit();
  return (
    lowerScreen.line && (
      <div aria-hidden="true" className="lower-cover flex flex-col justify-center bg-paper text-ink">
        <Weave className="min-h-0 w-full grow" />
        <p className="font-headline">{screenNames[screen]}</p>
      </div>
    )
  );
}
