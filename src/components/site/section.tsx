import { type ReactNode, useId } from 'react';

type Ground = 'paper' | 'deep' | 'primary' | 'ink';

const grounds: Record<Ground, string> = {
  paper: '',
  deep: 'border-y-2 border-ink bg-paper-deep',
  primary: 'border-y-2 border-band-edge band-primary',
  ink: 'border-y-2 border-band-edge band-ink',
};

interface SectionProps {
  title: string;
  text?: string;
  ground?: Ground;
  /** `aside` puts the heading in a narrow column beside the content, where there is room. */
  heading?: 'above' | 'aside';
  /** Decoration for the free end of a wide section. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** One named part of a screen, on its ground, with its heading and an introduction. */
export function Section({
  title,
  text,
  ground = 'paper',
  heading = 'above',
  picture,
  children,
}: SectionProps) {
  const id = useId();
  const aside = heading === 'aside';
  return (
    <section
      aria-labelledby={id}
      className={`@container relative overflow-hidden py-14 @min-[50rem]:py-20 ${grounds[ground]}`}
    >
      <div
        className={`wrap ${aside ? 'grid gap-8 @min-[56rem]:grid-cols-[5fr_7fr] @min-[56rem]:gap-16 print:block' : ''}`}
      >
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className="measure mt-3 text-ink-soft">{text}</p>}
        </div>
        {children && <div className={aside ? 'print:mt-4' : 'mt-8'}>{children}</div>}
      </div>
      {picture && <div className="absolute inset-y-0 end-0 hidden w-1/3 @min-[64rem]:block">{picture}</div>}
    </section>
  );
}
