import { Weave } from '@/components/site/weave/weave';

interface RestPictureProps {
  seed: number;
  isPaused: boolean;
}

/** The weave of the rest screen, which moves slowly. */
export function RestPicture({ seed, isPaused }: RestPictureProps) {
  return (
    <div className="rest-picture overflow-hidden">
      <div className="rest-weave size-full" data-paused={isPaused ? '' : undefined}>
        <Weave seed={seed} loose={0.3} className="size-full" />
      </div>
    </div>
  );
}
