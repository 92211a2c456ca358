import { Check } from 'lucide-react';
import { InLanguage } from '@/components/site/in-language';
import { Scene } from '@/components/site/scenes/scene';
import { Section } from '@/components/site/section';
import type { Mission as MissionContent } from '@/content/document';
import { useCopy } from '@/copy';
import { Actions } from '@/features/actions';

export function Mission({ mission }: { mission: MissionContent }) {
  const { common, home } = useCopy();
  const { title, action } = home.mission;
  const { languages } = mission;
  return (
    <Section
      anchor="mission"
      title={title}
      text={mission.aim && <span lang={languages?.aim}>{mission.aim}</span>}
      picture={<Scene name="pictureBoard" />}
    >
      <ul className="ruled-list empty:hidden">
        {mission.points.map((point) => (
          <li
            key={point}
            lang={languages?.points}
            className="flex items-center gap-[min(1.25rem,4vw)] py-4 text-xl last:break-after-avoid compact:py-2 print:py-2.5"
          >
            <span className="grid size-8 shrink-0 place-items-center rounded-lg bg-primary text-on-primary">
              <Check aria-hidden="true" strokeWidth={3.5} className="size-3/5" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <InLanguage
        of={{ languages: { aim: languages?.aim, points: languages?.points } }}
        copy={common.inLanguage}
      />
      <Actions actions={[action]} filled="none" className="mt-6" />
    </Section>
  );
}
